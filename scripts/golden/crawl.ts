import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { normalizePage } from './normalize.ts'

/** The response to one request. `key` is unique: role, method and address. */
export type Answer = { key: string; status: number; location: string; text: string }

const PEOPLE = [
  'supporter',
  'applicant',
  'partner',
  'partner2',
  'ambassador',
  'admin',
  'superuser',
] as const
const ROLES = ['visitor', ...PEOPLE] as const
type Role = (typeof ROLES)[number]

/** Skipped: streams, and requests that would end a session or the crawl. */
const LEFT_OUT = /^\/(api\/live|auth\/sign-out|healthz|readyz|_root)/
const CANDIDATES = 3
const PORT = 43_117
const origin = `http://127.0.0.1:${PORT}`

/**
 * Requests every route of the built product as every role, with the demo and a stopped clock: first GET, then an empty POST. Routes
 * with parameters are requested at addresses that pages link to. The emails sent come last.
 */
export async function crawl(): Promise<Answer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'golden-'))
  const clock = path.join(import.meta.dirname, 'fixed-clock.mjs')
  const server = spawn(process.execPath, ['build/server/server.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import ${clock}`,
      APP_ENV: 'demo',
      PORT: String(PORT),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      LIMITS: 'wide',
    },
  })
  try {
    await ready(server.stdout)
    return await askAll()
  } finally {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

function ready(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    output.on('data', (part: Buffer) => {
      text += part.toString()
      if (text.includes('Ready at')) resolve()
    })
    output.once('end', () => reject(new Error(`The product exited.\n${text}`)))
  })
}

async function askAll(): Promise<Answer[]> {
  const cookies = new Map<Role, string>([['visitor', '']])
  for (const role of PEOPLE) cookies.set(role, await signIn(DEMO_USERS[role].email))

  const patterns = listPatterns()
  const answers = new Map<string, Answer>()
  const ask = async (role: Role, method: 'GET' | 'POST', address: string) => {
    const key = `${role} ${method} ${address.replaceAll(/(?!0{8})[\da-f]{8}-[\da-f-]{27}/g, '<id>')}`
    const response = await fetch(origin + address, {
      method,
      redirect: 'manual',
      headers: { cookie: cookies.get(role) ?? '', accept: 'text/html', origin },
      ...(method === 'POST' ? { body: new URLSearchParams() } : {}),
    })
    const type = response.headers.get('Content-Type') ?? ''
    const isText = /text|json|xml|csv|calendar/.test(type)
    const body = isText ? await response.text() : ''
    if (!isText) await response.body?.cancel()
    const answer = {
      key,
      status: response.status,
      location: normalizePage(response.headers.get('Location') ?? '', origin),
      text: isText ? normalizePage(body, origin) : type,
    }
    answers.set(key, answer)
    return body
  }

  // The linked addresses of each pattern. Ids of tours and questions are random, the others come from the demo.
  const found = new Map<string, Map<string, Role>>(patterns.map((pattern) => [pattern, new Map()]))
  const dialogs = new Set<string>()
  const note = (role: Role, html: string) => {
    for (const [, raw = ''] of html.matchAll(/\s(?:href|action)="(\/[^"#]*)/g)) {
      const address = raw.replaceAll('&amp;', '&')
      const [own = '', query] = address.split('?')
      const pattern = patterns.find((each) => matches(each, own))
      if (!pattern || LEFT_OUT.test(own)) continue
      const known = found.get(pattern)!
      const ofRole = [...known.values()].filter((each) => each === role).length
      if (!known.has(own) && (known.size < CANDIDATES || ofRole === 0)) known.set(own, role)
      if (query === undefined || !known.has(own)) continue
      const keys = [...new URLSearchParams(query).keys()].sort().join(' ')
      const kind = `${role} ${pattern} ${keys}`
      if (!kinds.has(kind)) {
        kinds.add(kind)
        dialogs.add(`${role} ${address}`)
      }
    }
  }
  const kinds = new Set<string>()
  const addressesOf = (pattern: string) => {
    const inOrderOfPage = [...found.get(pattern)!.keys()]
    return pattern.startsWith('/admin/content/') ? inOrderOfPage : inOrderOfPage.sort()
  }
  for (const pattern of patterns) {
    if (!pattern.includes(':') && !LEFT_OUT.test(pattern))
      found.get(pattern)?.set(pattern, 'visitor')
  }
  for (let isNew = true; isNew;) {
    isNew = false
    for (const pattern of patterns) {
      for (const address of addressesOf(pattern)) {
        for (const role of ROLES) {
          if (
            answers.has(
              `${role} GET ${address.replaceAll(/(?!0{8})[\da-f]{8}-[\da-f-]{27}/g, '<id>')}`,
            )
          )
            continue
          isNew = true
          note(role, await ask(role, 'GET', address))
        }
      }
    }
  }
  for (const dialog of [...dialogs].sort()) {
    const [role, address] = dialog.split(' ') as [Role, string]
    await ask(role, 'GET', address)
  }
  for (const pattern of patterns) {
    for (const address of addressesOf(pattern)) {
      for (const role of ROLES) await ask(role, 'POST', address)
    }
  }
  const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as object[]
  const sent = mails.map((mail) => normalizePage(JSON.stringify(mail, null, 1), origin)).sort()
  answers.set('emails', { key: 'emails', status: 200, location: '', text: sent.join('\n') })
  const unasked = patterns.filter((pattern) => found.get(pattern)!.size === 0)
  console.log(`${answers.size} responses; no address found for: ${unasked.join(' ') || 'none'}`)
  return [...answers.values()]
}

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${origin}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
  })
  const given = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (given.length === 0) throw new Error(`${email} could not sign in: ${answer.status}`)
  return given.join('; ')
}

type Entry = { path?: string; index?: boolean; children?: Entry[] }

/** All patterns of the URL map, sorted, those without parameters first. */
function listPatterns(): string[] {
  const json = execFileSync('npx', ['react-router', 'routes', '--json'], { encoding: 'utf8' })
  const walk = (entries: Entry[], above: string): string[] =>
    entries.flatMap(({ path: own, index, children = [] }) => {
      const here = own === undefined ? above : `${above}/${own}`
      return [...(index || own !== undefined ? [here || '/'] : []), ...walk(children, here)]
    })
  const all = walk(JSON.parse(json.slice(json.indexOf('['))) as Entry[], '')
    .map((pattern) => pattern.replace(/^\/\//, '/').replace(/(.)\/$/, '$1'))
    .filter((pattern) => !pattern.includes('*'))
  return [...new Set(all)].sort(
    (one, other) =>
      Number(one.includes(':')) - Number(other.includes(':')) || (one < other ? -1 : 1),
  )
}

function matches(pattern: string, address: string): boolean {
  const expected = pattern.split('/')
  const given = address.split('/')
  return (
    expected.length === given.length &&
    expected.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  )
}
