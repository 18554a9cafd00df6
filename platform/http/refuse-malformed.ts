/** The head of a request as it came over the wire. */
export type RequestHead = {
  method: string
  /** The request target, byte for byte. */
  target: string
  /** Every Host header that was sent. */
  hosts: readonly string[]
  upgrade?: string | undefined
  /** Of the protocol, such as `1.1`. */
  version?: string
}

/** Why a request is not read any further. */
export type Malformed = { status: 400 | 405; reason: string }

/** All that pages and forms need. The router would take PUT, PATCH and DELETE for a form too, and OPTIONS for reading. */
export const methods = ['GET', 'HEAD', 'POST']

const hostForm = /^(?:[a-z\d_.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Finds what makes a request unfit to be read at all, before any URL parser sees it: parsers throw on
 * some targets and read `//x/` as a host. Undefined when there is nothing to refuse.
 */
export function findMalformed({
  method,
  target,
  hosts,
  upgrade,
  version = '1.1',
}: RequestHead): Malformed | undefined {
  // A line without a version is taken for the first protocol of all, by parsers that remember it.
  if (!version.startsWith('1.')) return bad('This version of HTTP is not spoken.')
  if (!methods.includes(method)) return { status: 405, reason: 'This method is not served.' }
  if (hosts.length !== 1 || !isUsableHost(hosts[0]!)) return bad('The Host header is unusable.')
  // A client that offers HTTP/2 goes on in HTTP/1.1 when it is ignored; nothing else may be switched to.
  if (upgrade !== undefined && upgrade.toLowerCase() !== 'h2c') return bad('Nothing to upgrade to.')
  const reason = findBadTarget(target)
  return reason === undefined ? undefined : bad(reason)
}

/** Says what is wrong with a request target (a path with an optional query), or undefined. */
export function findBadTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return 'The address must be a path.'
  // Only visible ASCII; a fragment never travels.
  if (/[^!-~]|#/.test(target)) return 'The address holds a character that must be escaped.'
  if (/%00/.test(target)) return 'The address holds a NUL.'
  // Browsers send backslashes and loose percent signs in a query as they were typed, and both are
  // harmless there, so these rules hold for the path alone.
  const path = target.split('?', 1)[0]!
  if (/\\|%5c|%[01][\da-f]|%7f/i.test(path)) return 'The path holds a forbidden character.'
  if (!isDecodable(path)) return 'The path holds a broken escape.'
  // `//host` is a host to a parser, and `/.//host` becomes it once its dots are resolved.
  if (new URL(`http://here.example${path}`).pathname.startsWith('//')) {
    return 'The address must be a path.'
  }
  return undefined
}

/** Parsers read some names as something else (`127.1`) or throw on them (`a.0x`). */
function isUsableHost(host: string): boolean {
  if (!hostForm.test(host) || !URL.canParse(`http://${host}`)) return false
  return new URL(`http://${host}`).hostname === host.replace(/:\d+$/, '').toLowerCase()
}

function isDecodable(path: string): boolean {
  try {
    // Said of its value: the bundler takes a call whose value is not used for one that does nothing.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

function bad(reason: string): Malformed {
  return { status: 400, reason }
}
