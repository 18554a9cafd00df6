import { splitMessages } from './wire.ts'

/** What a server's response contains besides rows. */
export type WireAnswer = {
  /** Idle, in a transaction, in a failed one; null without ReadyForQuery (the client only flushed). */
  status: 'I' | 'T' | 'E' | null
  /** Rows written, to know when upkeep is due. Statements that report no number count as one. */
  written: number
  /** A RESET ran: restore the connection's start-up settings, not the server's. */
  wasReset: boolean
  /** An UNLISTEN ran, which unsubscribes a channel for every connection. */
  wasSilenced: boolean
  /** NotificationResponse messages; they belong to the listeners and are not in `bytes`. */
  notifications: { channel: string; bytes: Buffer }[]
  bytes: Buffer
}

const COMMAND_COMPLETE = 0x43
const NOTIFICATION = 0x41
const READY = 0x5a

/** Parses the response to one batch. */
export function readAnswer(raw: Buffer): WireAnswer {
  const answer: WireAnswer = {
    status: null,
    written: 0,
    wasReset: false,
    wasSilenced: false,
    notifications: [],
    bytes: raw,
  }
  const kept: Buffer[] = []
  for (const part of splitMessages(raw)) {
    if (part[0] === NOTIFICATION) {
      const channel = part.toString('utf8', 9, part.indexOf(0, 9))
      answer.notifications.push({ channel, bytes: Buffer.from(part) })
      continue
    }
    kept.push(part)
    if (part[0] === READY) answer.status = String.fromCharCode(part[5]!) as 'I' | 'T' | 'E'
    else if (part[0] === COMMAND_COMPLETE)
      readTag(part.toString('latin1', 5, part.length - 1), answer)
  }
  if (answer.notifications.length > 0) answer.bytes = Buffer.concat(kept)
  return answer
}

function readTag(tag: string, answer: WireAnswer) {
  if (tag === 'RESET') answer.wasReset = true
  if (tag === 'UNLISTEN') answer.wasSilenced = true
  const counted = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(tag)
  if (counted) answer.written += Number(counted[1])
  else if (/^(?:CREATE|ALTER|DROP|TRUNCATE|REFRESH)/.test(tag)) answer.written += 1
}
