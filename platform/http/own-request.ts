/** Headers with which a client could impersonate our proxy; the trusted values are in the request info. */
const hearsay = /^(?:forwarded|x-forwarded-.+|x-real-ip|x-original-.+|x-rewrite-url|x-request-id)$/

/**
 * Creates the request that the application gets: with our configured URL, never the client's Host header, because links and
 * redirects are built from it. The Origin of a state change has been checked and becomes our own, whatever host name the
 * visitor used.
 */
export function ownRequest(
  request: Request,
  url: URL,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | undefined,
): Request {
  const headers = new Headers(request.headers)
  const untrusted = [...headers.keys()].filter((name) => hearsay.test(name))
  for (const name of untrusted) headers.delete(name)
  headers.set('host', url.host)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && headers.has('origin')) headers.set('origin', url.origin)
  return new Request(url, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(body ? { body, duplex: 'half' } : {}),
  })
}
