import { expect, test } from './product.ts'
import { answers, ask, box, noteLines } from './chat-box.ts'
import { startProduct, type Product } from './start-product.ts'

const QUESTION = 'Where can I volunteer in the Negev?'

let usual: Product
test.beforeAll(async () => {
  usual = await startProduct({ LIMITS: 'usual', DATABASE_TIMEOUT_MS: '15000' })
})
test.afterAll(() => usual.stop())

test('near the limit each answer says how many are left, also to screen readers and without scripts @rare', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: usual.url })
  const once = () =>
    page.request.post('/api/agenticai', {
      data: { prompt: QUESTION, actionType: 'answer' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  // The first response sets the guest cookie; the others count for it.
  for (let n = 0; n < 25; n += 1) expect((await once()).status()).toBe(200)

  await page.goto('/ai')
  await expect(page.getByRole('button', { name: 'Start a new conversation' })).toBeVisible()
  await page.evaluate(noteLines)
  await ask(page, QUESTION)
  const five = 'You can ask 5 more questions this hour without waiting.'
  await expect(answers(page).last()).toContainText(five)
  const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted)
  expect(noted.at(-1)).toContain(five)
  await ask(page, 'And in Jerusalem?')
  await expect(answers(page).last()).toContainText('You can ask 4 more questions')
  // Only the newest answer says it, and a reloaded page no longer does.
  await expect(answers(page).getByText(/^You can ask/)).toHaveCount(1)
  await page.reload()
  await expect(answers(page)).toHaveCount(2)
  await expect(answers(page).getByText(/^You can ask/)).toHaveCount(0)

  const storageState = await page.context().storageState()
  const plain = await browser.newPage({
    baseURL: usual.url,
    javaScriptEnabled: false,
    storageState,
  })
  await plain.goto('/ai')
  await box(plain).fill(QUESTION)
  await plain.getByRole('button', { name: 'Send' }).click()
  await expect(answers(plain).last()).toContainText('You can ask 3 more questions')
  await plain.close()

  const other = await browser.newPage({ baseURL: usual.url })
  await other.goto('/ai')
  await ask(other, QUESTION)
  await expect(answers(other)).toHaveCount(1)
  await expect(answers(other).getByText(/^You can ask/)).toHaveCount(0)
  await other.close()
  await page.close()
})
