/**
 * The effects of a statement's text on the session that all connections share. Statements are our own (values are sent as
 * parameters), so checking the text suffices; it does not protect against someone who can send arbitrary SQL.
 */
export type StatementText = {
  /** Why it cannot run here, or null. */
  refusal: string | null
  /** It may change a setting beyond its transaction. */
  changesSettings: boolean
  /** Custom settings (`app.user_id`) that it names: PostgreSQL does not list these in `pg_settings`. */
  ownSettings: string[]
  listen: string[]
  /** `null` means all channels. */
  unlisten: (string | null)[]
}

const START = String.raw`(?:^|;|\*/|--[^\n]*\n)\s*`

const REFUSED: [RegExp, string][] = [
  [
    new RegExp(String.raw`${START}set\s+(?:local\s+|session\s+)?session\s+authorization\b`, 'i'),
    'SET SESSION AUTHORIZATION is not available on the embedded database: log in as that role',
  ],
  [
    /set_config\s*\(\s*'session_authorization'/i,
    'session_authorization cannot be set on the embedded database: log in as that role',
  ],
  [
    new RegExp(String.raw`${START}(?:discard\s+all|deallocate\s+(?:prepare\s+)?all)\b`, 'i'),
    'DISCARD ALL and DEALLOCATE ALL are not available on the embedded database: they would drop the statements of every connection',
  ],
  [
    new RegExp(String.raw`${START}copy\b[^;]*\bfrom\s+stdin\b`, 'i'),
    'COPY FROM STDIN is not available on the embedded database: insert the rows instead',
  ],
]

const SESSION_SET = new RegExp(
  String.raw`${START}(?:set\s+(?!local\b|transaction\b|constraints\b)|reset\b)`,
  'i',
)
const SET_CONFIG = /set_config\s*\(/gi
const LOCAL_SET_CONFIG = /set_config\s*\([^()]*,\s*true\s*\)/gi
const OWN_SETTING = /(?:\bset\s+(?:session\s+)?|set_config\s*\(\s*')([a-z_]\w*\.[a-z_]\w*)/gi
const LISTENING = new RegExp(
  String.raw`${START}(un)?listen\s+(\*|"(?:[^"]|"")+"|[\p{L}_][\p{L}\w$]*)`,
  'giu',
)

/** Analyzes one text, which may contain several statements. */
export function readStatementText(sql: string): StatementText {
  const listen: string[] = []
  const unlisten: (string | null)[] = []
  for (const [, un, name] of sql.matchAll(LISTENING)) {
    const channel = name!.startsWith('"')
      ? name!.slice(1, -1).replaceAll('""', '"')
      : name!.toLowerCase()
    if (un) unlisten.push(channel === '*' ? null : channel)
    else listen.push(channel)
  }
  return {
    refusal: REFUSED.find(([pattern]) => pattern.test(sql))?.[1] ?? null,
    changesSettings: SESSION_SET.test(sql) || count(sql, SET_CONFIG) > count(sql, LOCAL_SET_CONFIG),
    ownSettings: [...sql.matchAll(OWN_SETTING)].map(([, name]) => name!.toLowerCase()),
    listen,
    unlisten,
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
