import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { ADDRESSES } from '../addresses.ts'
import { ask, signIn } from '../faults/ask.ts'
import { freePort } from '../free-port.ts'
import { loadDump, recall, unpackDatabase, unpackFiles, type Old } from './open-old.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startMailServer } from '../app/smtp.ts'
import { startProduct, type Product } from '../e2e/start-product.ts'

const SET_CLOCK_BACK = pathToFileURL(path.resolve('test/old-data/set-clock-back.ts')).href

/** What an older version left is served by today's product: people, sessions, links and files. */
export async function expectOldServed(old: Old): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'old-data-'))
  const undo: (() => Promise<unknown>)[] = []
  undo.push(() => rm(folder, { recursive: true, force: true }))
  try {
    await unpackFiles(old, folder)
    const mails = await startMailServer()
    undo.push(() => mails.close())
    const product = await start(old, folder, mails.url, undo)
    await expectServed(old, product.url)
    // What had waited for a mail server that was away has left.
    await expect.poll(() => mails.received.join('\n')).toContain('To: keeper@kept.example')
  } finally {
    for (const one of undo.reverse()) await one()
  }
}

/** Starts today's product on the data, on the day it was made: a demo, and from the server's as in production. */
async function start(
  old: Old,
  folder: string,
  smtp: string,
  undo: (() => Promise<unknown>)[],
): Promise<Product> {
  const { at, secret } = await recall(old)
  const settings = {
    DATA_DIR: folder,
    AUTH_SECRET: secret,
    SMTP_URL: smtp,
    DATABASE_TIMEOUT_MS: '15000',
    NODE_OPTIONS: `--import=${SET_CLOCK_BACK}`,
    SET_CLOCK_BACK_MS: String(Date.now() - Date.parse(at)),
  }
  if (old.engine === 'embedded') {
    await unpackDatabase(old, folder)
    const product = await startProduct(settings)
    undo.push(product.stop)
    return product
  }
  const server = await startPostgres()
  undo.push(server.stop)
  const owner = await server.createDatabase('old')
  await loadDump(old, { owner, superuser: new URL('/old', server.superuserUrl).href })
  const port = String(await freePort())
  const product = await startProduct({
    ...settings,
    ...ADDRESSES,
    APP_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: owner,
  })
  undo.push(product.stop)
  return product
}

async function expectServed(old: Old, url: string): Promise<void> {
  const { cookies, links, member, order } = await recall(old)
  const read = async (address: string, cookie = '') => {
    const answer = await ask(url + address, { cookie })
    expect(answer.status, address).toBe(200)
    return answer.text()
  }
  // A page is too long to be shown when it lacks something.
  const expectIn = (page: string, words: string) => expect(page.includes(words), words).toBe(true)

  // The session that was open still is; the same person can sign in again, and sees picture, group and sign-up.
  for (const cookie of [cookies.member, await signIn(url, member.email, member.password)]) {
    const page = await read('/dashboard', cookie)
    expectIn(page, 'The Keepers')
    expectIn(page, 'Mending burnt footpaths above Katzrin')
    const picture = /src="(\/files\/[^"]+)"/.exec(page)?.[1] ?? ''
    await read(picture.replaceAll('&amp;', '&'), cookie)
  }

  // A guest's cart and registration, by the cookie alone.
  expectIn(await read('/cart', cookies.guest), 'Negev Bloom Work Cap')
  expectIn(await read('/partner-registration?step=basic', cookies.guest), 'Hands of the Hills')

  // Links in mails.
  expectIn(await read(links.order), order)
  expectIn(await read(links.gift), '$21.50')
  await read(links.unsubscribe)
  const post = async (address: string, form: Record<string, string>) => {
    await read(address)
    const token = new URL(address, url).searchParams.get('token') ?? ''
    return ask(url + address, { form: { token, ...form } })
  }
  const { password } = member
  expect((await post(links.verify, { password })).status).toBe(302)
  await signIn(url, 'unverified@kept.example', password)
  const changed = { password: 'another-password', repeated: 'another-password' }
  expect((await post(links.reset, changed)).status).toBe(200)

  await signIn(url, 'partner2@demo.test', changed.password)

  expectIn(await read('/dashboard', await signIn(url)), 'The Keepers')
}
