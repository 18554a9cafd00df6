import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export type Sent = { status: number; headers: IncomingHttpHeaders; text: string }

// Few at once, so that a small machine is not what is tested.
const agent = new Agent({ keepAlive: true, maxSockets: 6 })

/** Sends exactly these headers and bytes: unlike a browser's, or fetch's, nothing is added but Host and the length. */
export function send(
  url: string,
  how: {
    method?: string
    headers?: Record<string, string>
    body?: string | Buffer
    /** On a connection of its own, where what is sent is not what was told. */
    isAlone?: boolean
  } = {},
): Promise<Sent> {
  const { method = 'GET', headers = {}, body, isAlone = false } = how
  const isTold = body === undefined || 'transfer-encoding' in headers
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent: isAlone ? false : agent,
      method,
      headers: {
        ...(isTold ? {} : { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    sent.end(body)
  })
}

const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

/** Sends a form as a page of ours does. */
export function sendForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const body = new URLSearchParams(fields).toString()
  return send(url, { method: 'POST', headers: { ...OWN, ...headers }, body })
}

/** The cookies of an answer, to be sent with the next request. */
export function cookiesOf({ headers }: Sent): string {
  return (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
}
