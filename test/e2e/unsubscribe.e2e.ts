import { m } from '#messages'
import { openPlainBrowser } from '../requests/plain-browser.ts'
import { expect, test } from './product.ts'
import type { Product } from './start-product.ts'

const TITLE = 'Forty roofs before the winter in Kiryat Shmona'

/** Pledges a gift, and returns the link in the email that notifies its organization. */
async function findLink(product: Product, amount: string): Promise<string> {
  const browser = openPlainBrowser(fetch, product.url)
  await browser.signIn('supporter@demo.test')
  const list = await browser.open(`/projects-events?q=${encodeURIComponent(TITLE)}`)
  const [, item] = /<article[\s\S]*?href="(\/projects-events\/[\da-f-]{36})"/.exec(list.html)!
  await (await browser.open(`${item}/support/donate`)).press('Give', { amount })
  const mail = (await product.mails()).find(({ subject }) => subject === `New support for ${TITLE}`)
  return /\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Turns the topic on again, as its owner. */
async function wantAgain(product: Product): Promise<void> {
  const browser = openPlainBrowser(fetch, product.url)
  await browser.signIn('partner@demo.test')
  const page = await browser.open('/account')
  const saved = await page.press(m.account_mail_save(), { wanted: ['organization'] })
  expect(saved.said).toContain(m.account_mail_saved())
}

test('a topic is unsubscribed by its link and a button, signed out @rare', async ({
  page,
  product,
}) => {
  await page.goto(await findLink(product, '11.10'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.unsubscribe_title())
  await page.getByRole('button', { name: m.unsubscribe_confirm() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.unsubscribe_done())
  await expect(page.getByRole('button', { name: m.unsubscribe_confirm() })).toHaveCount(0)
  await wantAgain(product)
})

test('an email client unsubscribes with one request, from anywhere', async ({ product }) => {
  const link = await findLink(product, '13.10')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  for (const headers of [{}, { origin: 'https://mail.example' }]) {
    await wantAgain(product)
    const answer = await fetch(link, { method: 'POST', headers, body, redirect: 'manual' })
    expect(answer.status).toBe(200)
    expect(await (await fetch(link)).text()).toContain(m.unsubscribe_done())
  }
  const headers = { origin: 'https://mail.example' }
  const refused = await fetch(`${product.url}/auth/sign-out`, { method: 'POST', headers })
  expect(refused.status).toBe(403)
  await wantAgain(product)
})
