import { createHash } from 'node:crypto'
import { readStatementText, type StatementText } from './statement-text.ts'
import { FROM_CLIENT, message, splitMessages } from './wire.ts'

/** PostgreSQL truncates longer statement names, which then collide. */
const NAME_BYTES = 63

/**
 * Rewrites a client's messages for the shared session: makes its statement names unique and replaces forbidden statements by
 * one that raises an error. Reports each text and name.
 */
export function translateMessages(
  batch: Buffer,
  prefix: string,
  seen: { text(text: StatementText): void; name(name: string): void },
): Buffer {
  const translated: Buffer[] = []
  for (const part of splitMessages(batch)) translated.push(translate(part, prefix, seen))
  return translated.length === 1 ? translated[0]! : Buffer.concat(translated)
}

function translate(
  part: Buffer,
  prefix: string,
  seen: Parameters<typeof translateMessages>[2],
): Buffer {
  switch (part[0]) {
    case FROM_CLIENT.query: {
      const text = readStatementText(part.toString('utf8', 5, part.length - 1))
      seen.text(text)
      return text.refusal === null ? part : message('Q', `${raising(text.refusal)}\0`)
    }
    case FROM_CLIENT.parse: {
      const nameEnd = part.indexOf(0, 5)
      const textEnd = part.indexOf(0, nameEnd + 1)
      const text = readStatementText(part.toString('utf8', nameEnd + 1, textEnd))
      seen.text(text)
      const allowed =
        text.refusal === null
          ? part
          : message(
              'P',
              Buffer.concat([
                part.subarray(5, nameEnd + 1),
                Buffer.from(`${raising(text.refusal)}\0`),
                // No parameter types: the replacement has no parameters.
                Buffer.from([0, 0]),
              ]),
            )
      const renamed = rename(allowed, 5, prefix)
      if (renamed !== allowed) seen.name(renamed.toString('utf8', 5, renamed.indexOf(0, 5)))
      return renamed
    }
    // Portals keep their names: they end with the turn of their connection.
    case FROM_CLIENT.bind:
      return rename(part, part.indexOf(0, 5) + 1, prefix)
    case FROM_CLIENT.describe:
    case FROM_CLIENT.close:
      return part[5] === 0x53 ? rename(part, 6, prefix) : part
    default:
      return part
  }
}

/** Adds the prefix to the name at `at`. The unnamed statement stays unnamed. */
function rename(part: Buffer, at: number, prefix: string): Buffer {
  const end = part.indexOf(0, at)
  if (end === at) return part
  const name = part.subarray(at, end)
  const short =
    prefix.length + name.length <= NAME_BYTES
      ? name
      : Buffer.from(createHash('sha256').update(name).digest('hex').slice(0, 40))
  const body = [part.subarray(5, at), Buffer.from(prefix), short, part.subarray(end)]
  return message(String.fromCharCode(part[0]!), Buffer.concat(body))
}

function raising(text: string): string {
  return `do $$ begin raise exception using errcode = '0A000', message = '${text}'; end $$`
}
