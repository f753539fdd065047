// What `make build` links in place of libcurl.
//
// Swift's Foundation has a part for networking, which a dependency names and nothing in the command uses. Linked into
// it, that part asks for libcurl, which with the thirty libraries behind it takes as long to load as all others.
// Nobody comes here; who does, ends.
#define NOT_CALLED(name) \
    void name(void) { __builtin_trap(); }

NOT_CALLED(curl_easy_cleanup)
NOT_CALLED(curl_easy_getinfo)
NOT_CALLED(curl_easy_init)
NOT_CALLED(curl_easy_pause)
NOT_CALLED(curl_easy_setopt)
NOT_CALLED(curl_easy_strerror)
NOT_CALLED(curl_free)
NOT_CALLED(curl_global_init)
NOT_CALLED(curl_multi_add_handle)
NOT_CALLED(curl_multi_assign)
NOT_CALLED(curl_multi_cleanup)
NOT_CALLED(curl_multi_info_read)
NOT_CALLED(curl_multi_init)
NOT_CALLED(curl_multi_remove_handle)
NOT_CALLED(curl_multi_setopt)
NOT_CALLED(curl_multi_socket_action)
NOT_CALLED(curl_slist_append)
NOT_CALLED(curl_slist_free_all)
NOT_CALLED(curl_url)
NOT_CALLED(curl_url_get)
NOT_CALLED(curl_url_set)
NOT_CALLED(curl_version)
NOT_CALLED(curl_version_info)
