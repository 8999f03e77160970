// Swift cannot call functions with a variable number of arguments.
#pragma once
#include <curl/curl.h>

static inline CURLcode bare_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode bare_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode bare_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode bare_set_writer(CURL *handle, curl_write_callback value) {
  return curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, value);
}

/// The result of a finished transfer in a message of a multi handle.
static inline CURLcode bare_result(const CURLMsg *message) { return message->data.result; }
