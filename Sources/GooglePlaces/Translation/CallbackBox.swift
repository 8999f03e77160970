/// Carries a function or an object of the caller's across to where it is called.
///
/// The package's one `@unchecked Sendable`. Callbacks are plain function types, as Google's headers
/// import, so that call sites compile unchanged; the compiler then cannot see that each crosses
/// once and is called once, on the callback queue, which is what makes it safe. Its limit: a
/// closure made inside an actor of the caller's own runs on that queue all the same.
struct CallbackBox<Function>: @unchecked Sendable {
  let function: Function
}
