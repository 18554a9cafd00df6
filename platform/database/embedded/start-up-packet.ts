/** Settings (GUC parameters) by name, as text. */
export type Settings = Map<string, string>

export type StartUp =
  | { kind: 'encryption' }
  | { kind: 'cancel' }
  | { kind: 'refused'; code: string; text: string }
  | { kind: 'login'; user: string; settings: Settings }

const PROTOCOL_3 = 3
const CANCEL_REQUEST = 80877102
const SSL_REQUEST = 80877103
const GSS_REQUEST = 80877104

/** The only database. */
export const DATABASE = 'postgres'

/** Parses the first packet of a connection: length, version, then zero-terminated names and values. */
export function readStartUp(packet: Buffer): StartUp {
  const version = packet.readUInt32BE(4)
  if (version === SSL_REQUEST || version === GSS_REQUEST) return { kind: 'encryption' }
  if (version === CANCEL_REQUEST) return { kind: 'cancel' }
  if (version >>> 16 !== PROTOCOL_3)
    return { kind: 'refused', code: '08P01', text: 'unsupported frontend protocol' }

  const words = packet.toString('utf8', 8).split('\0')
  const settings: Settings = new Map()
  const named = new Map<string, string>()
  for (let at = 0; at + 1 < words.length && words[at] !== ''; at += 2)
    named.set(words[at]!, words[at + 1]!)

  const user = named.get('user')
  if (!user) return { kind: 'refused', code: '28000', text: 'no user name specified at start-up' }
  const database = named.get('database') ?? user
  if (database !== DATABASE)
    return { kind: 'refused', code: '3D000', text: `database "${database}" does not exist` }

  const wrong = readOptions(named.get('options') ?? '', settings)
  if (wrong !== null)
    return { kind: 'refused', code: '42601', text: `invalid command-line argument: ${wrong}` }
  // Plain parameters take precedence over `options`, as on a server.
  for (const [name, value] of named)
    if (!['user', 'database', 'options', 'replication'].includes(name) && !name.startsWith('_pq_.'))
      settings.set(name.toLowerCase(), value)
  return { kind: 'login', user, settings }
}

/** Parses `-c name=value` and `--name=value`, where a backslash escapes a space. Returns the unknown parts. */
function readOptions(options: string, settings: Settings): string | null {
  const words = options.match(/(?:\\[^]|[^\s\\])+/g) ?? []
  const plain = words.map((word) => word.replace(/\\([^])/g, '$1'))
  for (let at = 0; at < plain.length; at++) {
    const word = plain[at]!
    const pair =
      word === '-c' ? plain[++at] : (/^--(.+)/.exec(word)?.[1] ?? /^-c(.+)/.exec(word)?.[1])
    const parts = /^([^=]+)=([^]*)$/.exec(pair ?? '')
    if (!parts) return word
    const name = word.startsWith('--') ? parts[1]!.replaceAll('-', '_') : parts[1]!
    settings.set(name.toLowerCase(), parts[2]!)
  }
  return null
}
