/** The head of a request as received. */
export type RequestHead = {
  method: string
  /** The request target, byte for byte. */
  target: string
  /** All Host headers. */
  hosts: readonly string[]
  upgrade?: string | undefined
  /** The protocol version, such as `1.1`. */
  version?: string
}

/** The reason for refusing a request. */
export type Malformed = { status: 400 | 405; reason: string }

/** All methods that pages and forms need. The router would treat PUT, PATCH and DELETE as a form, and OPTIONS as a read. */
export const methods = ['GET', 'HEAD', 'POST']

const hostForm = /^(?:[a-z\d_.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Checks a request before any URL parser sees it: parsers throw on some targets and read `//x/` as a host. Returns undefined if
 * there is nothing to refuse.
 */
export function findMalformed({
  method,
  target,
  hosts,
  upgrade,
  version = '1.1',
}: RequestHead): Malformed | undefined {
  // A request line without a version is parsed as HTTP/0.9 by some parsers.
  if (!version.startsWith('1.')) return bad('This version of HTTP is not spoken.')
  if (!methods.includes(method)) return { status: 405, reason: 'This method is not served.' }
  if (hosts.length !== 1 || !isUsableHost(hosts[0]!)) return bad('The Host header is unusable.')
  // A client that offers HTTP/2 continues with HTTP/1.1 if ignored; no other upgrade is allowed.
  if (upgrade !== undefined && upgrade.toLowerCase() !== 'h2c') return bad('Nothing to upgrade to.')
  const reason = findBadTarget(target)
  return reason === undefined ? undefined : bad(reason)
}

/** Checks a request target (a path with an optional query); returns the problem, or undefined. */
export function findBadTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return 'The address must be a path.'
  // Only visible ASCII; a fragment is never sent.
  if (/[^!-~]|#/.test(target)) return 'The address holds a character that must be escaped.'
  if (/%00/.test(target)) return 'The address holds a NUL.'
  // Browsers send backslashes and stray percent signs in a query as typed, which is harmless, so these rules apply only to the
  // path.
  const path = target.split('?', 1)[0]!
  if (/\\|%5c|%[01][\da-f]|%7f/i.test(path)) return 'The path holds a forbidden character.'
  if (!isDecodable(path)) return 'The path holds a broken escape.'
  // A parser reads `//host` as a host, and `/.//host` becomes one after resolving its dots.
  if (new URL(`http://here.example${path}`).pathname.startsWith('//')) {
    return 'The address must be a path.'
  }
  return undefined
}

/** Parsers read some host names differently (`127.1`) or throw on them (`a.0x`). */
function isUsableHost(host: string): boolean {
  if (!hostForm.test(host) || !URL.canParse(`http://${host}`)) return false
  return new URL(`http://${host}`).hostname === host.replace(/:\d+$/, '').toLowerCase()
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, because the bundler removes calls whose value is unused.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

function bad(reason: string): Malformed {
  return { status: 400, reason }
}
