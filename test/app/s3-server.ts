import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Place } from '#platform/storage/create-s3-storage.ts'

/** How the server treats a request: as it should, with an error status, or as broken servers and networks do. */
export type S3Turn =
  | 'usual'
  | 'hang up'
  | 'silent'
  | 'half then hang up'
  | 'half then silent'
  | 'ignore ranges'
  | number

type Stored = { bytes: Buffer; headers: Record<string, string> }

export type S3Server = {
  place: S3Place
  /** The same as settings of the product. */
  settings: Record<string, string>
  /** What the bucket holds, by name. */
  objects: Map<string, Stored>
  /** Method and path of the requests received, in order. */
  asked: string[]
  /** Decides how to treat a request; `usual` by default. */
  play: (request: IncomingMessage) => S3Turn
  stop(): Promise<void>
}

const BUCKET = 'uploads'
const KEY_ID = 'test:uploads'
const SECRET = 'a-secret-of-the-tests-that-nobody-may-read'

class Refusal extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

/**
 * A server on loopback that speaks as much S3 as the product uses, with its own check of signatures (version 4) and of Content-MD5,
 * and that can fail on request. A real server is in `test/faults/s3-storage.fault.ts`.
 */
export async function startS3(): Promise<S3Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) refuse(response, error.status, error.message)
      else response.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const place = {
    endpoint,
    bucket: BUCKET,
    region: 'test',
    accessKeyId: KEY_ID,
    secretAccessKey: SECRET,
  }
  const there: S3Server = {
    place,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: place.region,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects: new Map(),
    asked: [],
    play: () => 'usual',
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, endpoint)
    there.asked.push(`${request.method} ${url.pathname}`)
    const turn = there.play(request)
    if (turn === 'hang up') return void request.socket.destroy()
    if (turn === 'silent') return
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (typeof turn === 'number') throw new Refusal(turn, 'AsTheTestWants')
    checkSignature(request, url, place)
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket')
    const name = decodeURIComponent(rest.join('/'))
    if (request.method === 'PUT') return put(request, response, name, Buffer.concat(parts))
    if (request.method === 'DELETE') {
      there.objects.delete(name)
      return void response.writeHead(204).end()
    }
    if (name === '') return list(response, url)
    get(request, response, name, turn)
  }

  function put(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    bytes: Buffer,
  ): void {
    const source = request.headers['x-amz-copy-source']
    if (source) {
      const found = there.objects.get(decodeURIComponent(String(source)).replace(`/${BUCKET}/`, ''))
      if (!found) throw new Refusal(404, 'NoSuchKey')
      there.objects.set(name, found)
      return xml(
        response,
        200,
        `<CopyObjectResult><ETag>"x"</ETag><LastModified>2026-01-01T00:00:00Z</LastModified></CopyObjectResult>`,
      )
    }
    const md5 = createHash('md5').update(bytes).digest('base64')
    if (request.headers['content-md5'] !== md5) throw new Refusal(400, 'BadDigest')
    const headers = Object.entries(request.headers).filter(([header]) =>
      header.startsWith('x-amz-meta-'),
    )
    there.objects.set(name, {
      bytes,
      headers: Object.fromEntries(headers) as Record<string, string>,
    })
    response.writeHead(200).end()
  }

  function get(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    turn: S3Turn,
  ): void {
    const found = there.objects.get(name)
    if (!found) throw new Refusal(404, 'NoSuchKey')
    const { bytes, headers } = found
    const range = turn === 'ignore ranges' ? undefined : request.headers.range
    const asked = /^bytes=(\d+)-(\d+)$/.exec(range ?? '')
    const [first, last] = asked
      ? [Number(asked[1]), Math.min(Number(asked[2]), bytes.length - 1)]
      : [0, bytes.length - 1]
    if (asked && first >= bytes.length) throw new Refusal(416, 'InvalidRange')
    response.writeHead(asked ? 206 : 200, {
      ...headers,
      'content-length': last - first + 1,
      ...(asked && { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
    })
    const part = bytes.subarray(first, last + 1)
    if (!turn.toString().startsWith('half')) return void response.end(part)
    response.write(part.subarray(0, part.length / 2), () => {
      if (turn === 'half then hang up') response.destroy()
    })
  }

  function list(response: ServerResponse, url: URL): void {
    const prefix = url.searchParams.get('prefix') ?? ''
    const most = Number(url.searchParams.get('max-keys') ?? 1000)
    const after = url.searchParams.get('continuation-token') ?? ''
    const names = [...there.objects.keys()]
      .filter((name) => name.startsWith(prefix) && name > after)
      .sort()
    const page = names.slice(0, most)
    const isMore = names.length > page.length
    const contents = page.map(
      (name) =>
        `<Contents><Key>${name}</Key><Size>${there.objects.get(name)!.bytes.length}</Size></Contents>`,
    )
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    xml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    )
  }

  return there
}

function refuse(response: ServerResponse, status: number, code: string): void {
  if (status === 307) response.setHeader('location', '/elsewhere')
  // As real ones do, it repeats who asked.
  xml(
    response,
    status,
    `<Error><Code>${code}</Code><AWSAccessKeyId>${KEY_ID}</AWSAccessKeyId></Error>`,
  )
}

function xml(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?>\n${body}`)
}

/** As the service's documentation defines version 4, written apart from the client. */
function checkSignature(
  request: IncomingMessage,
  url: URL,
  { region, accessKeyId, secretAccessKey }: S3Place,
): void {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    )
  if (!said) throw new Refusal(403, 'AccessDenied')
  const [, credential, signed, signature] = said as unknown as [string, string, string, string]
  const date = String(request.headers['x-amz-date'])
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request']
  if (credential !== [accessKeyId, ...scope].join('/')) throw new Refusal(403, 'InvalidAccessKeyId')
  const names = signed.split(';')
  for (const name of [
    'host',
    ...Object.keys(request.headers).filter((one) => one.startsWith('x-amz-')),
  ]) {
    if (!names.includes(name)) throw new Refusal(403, 'AccessDenied')
  }
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')
  const payload = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, url.pathname, query, headers, signed, payload].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest()
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), digest].join('\n')
  if (hmac(key, text).toString('hex') !== signature) throw new Refusal(403, 'SignatureDoesNotMatch')
}
