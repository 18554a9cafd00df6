/** How often a statement is sent before it gets a name: lists of ids, each of another length, never do. */
const SEEN_LEAST = 3
/** Each connection keeps the plans of what it has sent by name, some 0.1 MB each. */
const NAMED_MOST = 150
const SEEN_MOST = 1_000

/** Returns the name by which a statement is sent, or undefined if it is sent without. */
export type StatementNames = (text: string) => string | undefined

/**
 * Names the statements that are sent again and again, so that the server parses and plans each of them only once a connection. The
 * plans of row security depend on the role, so each role needs names of its own.
 */
export function nameStatements(role: string): StatementNames {
  const named = new Map<string, string>()
  const seen = new Map<string, number>()
  return (text) => {
    const name = named.get(text)
    if (name !== undefined || named.size >= NAMED_MOST) return name
    const times = (seen.get(text) ?? 0) + 1
    if (times < SEEN_LEAST) {
      if (seen.size >= SEEN_MOST) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    named.set(text, `${role}_${named.size}`)
    return named.get(text)
  }
}
