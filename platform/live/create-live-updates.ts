import { AppError } from '../errors.ts'

/** A subscriber of live updates. */
export type Hearer = {
  /** The person, to limit their streams. */
  person: string
  /** The audiences that may be heard here: the last word of a notification. */
  names: readonly string[]
  /** Of which topics; of all if absent. */
  topics?: readonly string[]
  /** Whether all this is still true; checked at each heartbeat. An error counts as no. */
  holds(): Promise<boolean>
}

export type LiveUpdates = {
  /**
   * Opens a stream of server-sent events: `news` with a topic and what happened, `catch-up` when something may have been
   * missed, `beat` to detect dead connections. It ends when access ends or the client is slow.
   *
   * @throws AppError too_many, or unavailable if there are too many in total or the process is about to end.
   */
  open(hearer: Hearer): ReadableStream<Uint8Array>
  /** Forwards a database notification: `<topic> <what> <audience>`. */
  hear(said: string): void
  /** Notifies everyone that something may have been missed. */
  catchUp(): void
  /** Ends all streams, and opens no more. */
  close(): void
  /** The number of open streams. */
  size(): number
}

type Stream = Hearer & {
  controller: ReadableStreamDefaultController<Uint8Array>
  next?: NodeJS.Timeout
}

/** Buffered bytes beyond which a client counts as slow: some hundred events. */
const WAITING_BYTES = 8 * 1024

const NEWS = /^([a-z-]+) ([a-z-]+) ([\w-]+)$/

/** Creates the hub that forwards database notifications to open pages. */
export function createLiveUpdates({
  beatMs = 30_000,
  mostOfOne = 8,
  most = 1_000,
}: { beatMs?: number; mostOfOne?: number; most?: number } = {}): LiveUpdates {
  const streams = new Set<Stream>()
  let isClosed = false

  function say(stream: Stream, event: string, data = ''): void {
    if ((stream.controller.desiredSize ?? 0) <= 0) return end(stream)
    stream.controller.enqueue(written(event, data))
  }

  /** A slow client may still read what is buffered. */
  function end(stream: Stream): void {
    if (!forget(stream)) return
    stream.controller.close()
  }

  function forget(stream: Stream): boolean {
    clearTimeout(stream.next)
    return streams.delete(stream)
  }

  function beatLater(stream: Stream): void {
    stream.next = setTimeout(async () => {
      const holds = await stream.holds().catch(() => false)
      if (!streams.has(stream)) return
      if (!holds) return end(stream)
      say(stream, 'beat')
      if (streams.has(stream)) beatLater(stream)
    }, beatMs)
    stream.next.unref()
  }

  function begin(hearer: Hearer): ReadableStream<Uint8Array> {
    let stream: Stream
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          stream = { ...hearer, controller }
          streams.add(stream)
          say(stream, 'open')
          beatLater(stream)
        },
        cancel: () => void forget(stream),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
    )
  }

  return {
    open(hearer) {
      if (isClosed || streams.size >= most) {
        throw new AppError('unavailable', '', { retryAfter: 10 })
      }
      const own = [...streams].filter(({ person }) => person === hearer.person)
      if (own.length >= mostOfOne) throw new AppError('too_many', '', { retryAfter: 30 })
      return begin(hearer)
    },
    hear(said) {
      const [, room, what, name = ''] = NEWS.exec(said) ?? []
      for (const stream of streams) {
        if (!stream.names.includes(name)) continue
        if (room && (stream.topics?.includes(room) ?? true)) say(stream, 'news', `${room} ${what}`)
      }
    },
    catchUp() {
      for (const stream of streams) say(stream, 'catch-up')
    },
    close() {
      isClosed = true
      for (const stream of streams) end(stream)
    },
    size: () => streams.size,
  }
}

const encoder = new TextEncoder()

function written(event: string, data: string): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${data}\n\n`)
}
