import Dispatch
import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesTestSupport

/// What calls the server, from tasks and from threads.
struct Callers: Sendable {
  private static let taskCount = 64
  private static let threadCount = 8

  let engines: Engines
  let rendezvous: Rendezvous
  let tally: Locked<Tally>
  let seed: Int
  let isOver: @Sendable () -> Bool

  /// Calls until it is over and every call has ended.
  func run() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<Self.taskCount {
        group.addTask { await callFromTask(Dice(seed: seed &+ index)) }
      }
      for index in 0..<Self.threadCount {
        group.addTask { await callFromThread(Dice(seed: seed &- 1 - index)) }
      }
    }
  }
}

// MARK: Tasks

extension Callers {
  private func callFromTask(_ dice: Dice) async {
    var dice = dice
    while !isOver() {
      let number = tally.withLock { $0.begin() }
      let question = Question(number: number, using: &dice)
      await call(question)
    }
  }

  private func call(_ question: Question) async {
    let work = Task { await answer(to: question) }
    let race = Locked((isCancelled: false, isEnded: false))
    if let moment = question.cancelling {
      cancel(question.placeID, at: moment) {
        work.cancel()
        race.withLock { $0.isCancelled = !$0.isEnded }
      }
    }
    let ending = await work.value
    let wasCancelled = race.withLock { race in
      race.isEnded = true
      return race.isCancelled
    }
    rendezvous.giveUp(question.placeID)
    take(ending, of: question, wasCancelled: wasCancelled)
  }

  private func cancel(
    _ placeID: String, at moment: CancelMoment, _ cancel: @escaping @Sendable () -> Void
  ) {
    switch moment {
    case .atOnce: cancel()
    case .after(let delay): after(delay, cancel)
    case .answered(let delay): rendezvous.expect(placeID) { after(delay, cancel) }
    }
  }

  private func after(_ delay: Duration, _ cancel: @escaping @Sendable () -> Void) {
    Task {
      try? await Task.sleep(for: delay)
      cancel()
    }
  }

  private func answer(to question: Question) async -> Ending {
    let client = PlacesClient(engine: engines.engine(for: question))
    return switch question.style {
    case .result: Ending(await client.fetchPlace(with: question.swiftRequest))
    case .throwing: Ending(await client.outcome(of: question.swiftRequest))
    case .bitmask, .request:
      await withCheckedContinuation { continuation in
        ask(question) { continuation.resume(returning: $0) }
      }
    }
  }
}

// MARK: Threads

extension Callers {
  /// Calls through callbacks from a thread, with a few calls under way.
  private func callFromThread(_ dice: Dice) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        callWithCallbacks(dice)
        continuation.resume()
      }
    }
  }

  private func callWithCallbacks(_ dice: Dice) {
    var dice = dice
    let turns = DispatchSemaphore(value: 0)
    let depth = 4
    var underWay = 0
    while !isOver() {
      let number = tally.withLock { $0.begin() }
      let question = Question(number: number, styles: [.bitmask, .request], using: &dice)
      ask(question) { ending in
        take(ending, of: question, wasCancelled: false)
        turns.signal()
      }
      underWay += 1
      if underWay == depth {
        turns.wait()
        underWay -= 1
      }
    }
    for _ in 0..<underWay { turns.wait() }
  }
}

// MARK: Callbacks

extension Callers {
  /// Asks through a callback; `end` is called at the first one only.
  private func ask(_ question: Question, _ end: @escaping @Sendable (Ending) -> Void) {
    let client = GMSPlacesClient(engine: engines.engine(for: question))
    let callbackCount = Locked(0)
    let callback: GMSPlaceResultCallback = { place, error in
      let count = callbackCount.withLock { count in
        count += 1
        return count
      }
      let isHome = engines.isOnCallbackQueue(of: question.dialect)
      tally.withLock { tally in
        tally.callbacks += 1
        if count > 1 { tally.note(.secondEnding, question.placeID) }
        if !isHome { tally.note(.strangeThread, question.placeID) }
      }
      if count == 1 { end(Ending(place, error)) }
    }
    tally.withLock { $0.callbackCalls += 1 }
    if question.style == .bitmask {
      client.fetchPlace(
        fromPlaceID: question.placeID, placeFields: [.name, .placeID],
        sessionToken: question.token.map(GMSAutocompleteSessionToken.init), callback: callback)
    } else {
      client.fetchPlace(with: question.legacyRequest, callback: callback)
    }
  }

  private func take(_ ending: Ending, of question: Question, wasCancelled: Bool) {
    let fault = question.fault(of: ending, mayBeCancelled: question.cancelling != nil)
    tally.withLock { tally in
      tally.endings += 1
      if wasCancelled { tally.cancels += 1 }
      if case .answer = ending {
        tally.answers += 1
        if wasCancelled { tally.lateCancels += 1 }
      }
      if let fault { tally.note(fault, "\(question) ended with \(ending)") }
    }
  }
}

extension Question {
  fileprivate var token: SessionToken? { manner == .session ? SessionToken() : nil }

  fileprivate var legacyRequest: GMSFetchPlaceRequest {
    GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: [GMSPlaceProperty.name, .placeID],
      sessionToken: token.map(GMSAutocompleteSessionToken.init))
  }

  fileprivate var swiftRequest: FetchPlaceRequest {
    FetchPlaceRequest(
      placeID: placeID, placeProperties: [.displayName, .placeID],
      sessionToken: token.map(AutocompleteSessionToken.init))
  }
}

extension PlacesClient {
  /// The outcome of the throwing call.
  func outcome(of request: FetchPlaceRequest) async -> Result<Place, PlacesFailure> {
    do { return .success(try await fetch(request)) } catch { return .failure(error) }
  }
}
