import { request as requests, type Browser } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'

const TITLE = 'Forty roofs before the winter in Kiryat Shmona'

/** Has a gift promised, and returns the link in the mail that tells its organization. */
async function findLink(browser: Browser, product: Product, amount: string): Promise<string> {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInAs(page, 'supporter@demo.test')
  await page.goto(`/projects-events?q=${encodeURIComponent(TITLE)}`)
  const link = page.getByRole('article').filter({ hasText: TITLE }).getByRole('link').first()
  await page.goto(`${await link.getAttribute('href')}/support/donate`)
  await page.getByLabel('Amount in US dollars').fill(amount)
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page).not.toHaveURL(/\/support\//)
  await context.close()
  const mail = (await product.mails()).find(({ subject }) => subject === `New support for ${TITLE}`)
  return /\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Turns the topic on again, as its owner. */
async function wantAgain(browser: Browser, product: Product): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInAs(page, 'partner@demo.test')
  await page.goto('/account')
  await page.getByRole('switch', { name: m.account_topic_organization() }).check()
  await page.getByRole('button', { name: m.account_mail_save() }).click()
  // What stands in `noscript` is found by no text.
  const said = page.locator('noscript [role=status]')
  await expect(said.filter({ hasText: m.account_mail_saved() })).toBeVisible()
  await context.close()
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`mail is stopped by its link and a button, signed out, ${how}`, async ({
      page,
      browser,
      product,
    }) => {
      const link = await findLink(browser, product, javaScriptEnabled ? '11.10' : '12.10')
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.unsubscribe_title())
      if (javaScriptEnabled) await expectNoAxeViolations(page)
      // Whoever only follows links ends nothing.
      await page.reload()
      await page.getByRole('button', { name: m.unsubscribe_confirm() }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.unsubscribe_done())
      await expect(page.getByRole('button', { name: m.unsubscribe_confirm() })).toHaveCount(0)
      await wantAgain(browser, product)
    })

    test(`a link that is not ours ends nothing, ${how}`, async ({ page }) => {
      for (const query of ['', '?token=', '?token=abc.def']) {
        const answer = await page.goto(`/unsubscribe${query}`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.unsubscribe_unknown())
        await expect(page.getByRole('button', { name: m.unsubscribe_confirm() })).toHaveCount(0)
      }
    })
  })
}

test('a mail program ends it with one request, from wherever it runs', async ({
  browser,
  product,
  page,
}) => {
  const link = await findLink(browser, product, '13.10')
  for (const headers of [{}, { origin: 'https://mail.example' }]) {
    await wantAgain(browser, product)
    const program = await requests.newContext()
    const answer = await program.post(link, {
      headers,
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(200)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.unsubscribe_done())
    await program.dispose()
  }
  const elsewhere = await requests.newContext()
  const refused = await elsewhere.post(`${product.url}/auth/sign-out`, {
    headers: { origin: 'https://mail.example' },
  })
  expect(refused.status()).toBe(403)
  await elsewhere.dispose()
  await wantAgain(browser, product)
})
