import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** How the chosen statement fails. */
export type Failure =
  | 'is refused' // the server reports lack of space
  | 'is cut off' // the connection breaks before the server has it
  | 'is not answered' // the server does it, and the connection breaks before its answer arrives

export type DatabaseProxy = {
  url: string
  /** Makes the n-th statement from now on fail; counts only statements that a request waits for. */
  fail(n: number, how: Failure): void
  /** Stops that, and returns whether a statement has failed. */
  rest(): boolean
  /** From now on statements that open transactions are dropped: each statement commits by itself. */
  forgetTransactions(): void
  close(): Promise<void>
}

/** Connections whose statements no request waits for, at times of their own. */
const ASIDE = /^f4i (?:jobs|listener|migrations)$/

const NO_ROOM = `do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`

/** A proxy between the product and its database that parses PostgreSQL's protocol into statements. */
export async function openDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let left = Infinity
  let failure: Failure = 'is refused'
  let hasFailed = false
  let isForgetful = false

  /** Whether this is the chosen statement. */
  function isDue(name: string): boolean {
    if (ASIDE.test(name)) return false
    left -= 1
    if (left !== 0) return false
    hasFailed = true
    return true
  }

  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const cut = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', cut)
      socket.on('close', () => {
        open.delete(socket)
        cut()
      })
    }
    let isLastWord = false
    let name: string | undefined
    database.on('data', (chunk) => (isLastWord ? cut() : client.write(chunk)))
    client.on(
      'data',
      splitter((message) => {
        if (client.destroyed) return
        if (name === undefined) {
          name = nameOf(message)
          database.write(message)
          return
        }
        const isStatement = message[0] === QUERY || message[0] === PARSE
        if (!isStatement) return void database.write(message)
        if (!isDue(name)) {
          database.write(isForgetful ? withoutTransaction(message) : message)
        } else if (failure === 'is refused') {
          database.write(withText(message, NO_ROOM))
        } else if (failure === 'is cut off') {
          cut()
        } else {
          isLastWord = true
          database.write(message)
        }
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    fail(n, how) {
      left = n
      failure = how
      hasFailed = false
    },
    rest() {
      left = Infinity
      return hasFailed
    },
    forgetTransactions() {
      isForgetful = true
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const QUERY = 'Q'.charCodeAt(0)
const PARSE = 'P'.charCodeAt(0)

/** Joins chunks into messages: the first has only a length, the others a letter before it. */
function splitter(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isFirst ? 0 : 1
      if (rest.length < head + 4) return
      const length = head + rest.readUInt32BE(head)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      isFirst = false
      take(message)
    }
  }
}

/** The connection's parameters, as pairs of zero-terminated texts. */
function nameOf(startUp: Buffer): string {
  const words = startUp.subarray(8).toString().split('\0')
  return words[words.indexOf('application_name') + 1] ?? ''
}

/** The same kind of message with another text. Of a statement with parameters the server then says that they do not fit. */
function withText(message: Buffer, text: string): Buffer {
  if (message[0] === QUERY) return framed('Q', `${text}\0`)
  const [name = ''] = message.subarray(5).toString().split('\0')
  return framed('P', `${name}\0${text}\0\0\0`)
}

/** Sets role and claim for the session instead of the transaction. */
function withoutTransaction(message: Buffer): Buffer {
  if (message[0] !== QUERY) return message
  const text = message.subarray(5, -1).toString()
  if (!text.startsWith('begin; set local role')) return message
  return framed('Q', `${text.replace('begin;', 'reset role;').replaceAll('set local', 'set')}\0`)
}

function framed(letter: string, text: string): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
