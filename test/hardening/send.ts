import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export type Sent = { status: number; headers: IncomingHttpHeaders; text: string }

// Few connections, so that the test does not overload a small machine.
const agent = new Agent({ keepAlive: true, maxSockets: 6 })

/** Sends exactly these headers and bytes: unlike browsers and fetch, it adds nothing but Host and the length. */
export function send(
  url: string,
  how: {
    method?: string
    headers?: Record<string, string>
    body?: string | Buffer
    /** Uses a separate connection, for requests whose body does not match the headers. */
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

/** Sends a form as our pages do. */
export function sendForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const body = new URLSearchParams(fields).toString()
  return send(url, { method: 'POST', headers: { ...OWN, ...headers }, body })
}

/** The cookies of a response, to be sent with the next request. */
export function cookiesOf({ headers }: Sent): string {
  return (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
}
