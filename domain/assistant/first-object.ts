/** Of a text this much is looked at; no profile is longer. */
const LOOKED_AT = 20_000
/** Braces that begin nothing are passed over so many times. */
const TRIES = 50

/** The first JSON object of a text in which other things may stand as well, or null. */
export function firstObject(text: string): Record<string, unknown> | null {
  const looked = text.slice(0, LOOKED_AT)
  let start = looked.indexOf('{')
  for (let tries = 0; start !== -1 && tries < TRIES; tries += 1) {
    const end = endOf(looked, start)
    if (end !== -1) {
      const read = parsed(looked.slice(start, end))
      if (read) return read
    }
    start = looked.indexOf('{', start + 1)
  }
  return null
}

/** Behind the brace that closes the one at `start`; braces within strings do not count. */
function endOf(text: string, start: number): number {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (isString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '{') depth += 1
    else if (sign === '}' && (depth -= 1) === 0) return at + 1
  }
  return -1
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
