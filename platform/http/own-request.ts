/** Headers by which a client could pretend to be a proxy of ours; what a real one said is in the facts. */
const hearsay = /^(?:forwarded|x-forwarded-.+|x-real-ip|x-original-.+|x-rewrite-url|x-request-id)$/

/**
 * The request as the application gets it: at our own configured address, never at the one in the
 * client's Host header, since links and redirects are built from it. The Origin of a state change has
 * been judged before, and is our own from here on under whatever name the visitor reached us.
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
