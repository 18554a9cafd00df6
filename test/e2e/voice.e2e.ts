import type { Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { addEngines, move, readEngines, refuseNext, removeEngines } from './speech-engines.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const microphone = (page: Page) => page.getByRole('button', { name: 'Speak your message' })
const voice = (page: Page) => page.getByRole('button', { name: 'Voice: read answers aloud' })
const answers = (page: Page) => page.locator('[data-role=assistant]')
const questions = (page: Page) => page.locator('[data-role=user]')
const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words })

const isSpeaking = async (page: Page) => (await readEngines(page)).isSpeaking
const isListening = async (page: Page) => (await readEngines(page)).isListening

async function expectAnswers(page: Page, count: number): Promise<void> {
  await expect(answers(page)).toHaveCount(count)
  await expect(answers(page).last()).toHaveAttribute('data-ended', 'whole')
}

async function say(page: Page, words: string): Promise<void> {
  await microphone(page).click()
  await expect.poll(() => isListening(page)).toBe(true)
  await move(page, 'hear', words, true)
}

/** Lets the current speech finish, piece by piece. */
async function finishSpeaking(page: Page): Promise<void> {
  const speaking = page.getByText('Speaking...')
  await expect(async () => {
    if (await isSpeaking(page)) await move(page, 'finish')
    await expect(speaking).toBeHidden({ timeout: 50 })
  }).toPass()
}

test.describe('in a browser with speech recognition and output', () => {
  test.beforeEach(({ page }) => addEngines(page))

  test('a question is spoken, sent automatically, and its answer read aloud while that is on', async ({
    page,
  }) => {
    await page.goto('/ai')
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'false')
    await microphone(page).click()
    await expect(page.getByText('Listening...')).toBeVisible()
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true')
    await expectNoAxeViolations(page)
    await move(page, 'hear', 'where can I')
    await expect(box(page)).toHaveValue('where can I')
    await move(page, 'hear', 'Where can I volunteer in the Negev', true)
    await expect(questions(page)).toHaveText(/Where can I volunteer in the Negev$/)
    await expect(box(page)).toHaveValue('')
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(microphone(page)).toBeFocused()
    await expectAnswers(page, 1)
    expect(await readEngines(page)).toMatchObject({ isListening: false, said: [] })

    await voice(page).click()
    await expect(toast(page, 'Voice interaction enabled')).toBeVisible()
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Speaking...')).toBeVisible()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await expectNoAxeViolations(page)
    await finishSpeaking(page)
    const { said, cut } = await readEngines(page)
    expect(cut).toEqual([])
    for (const piece of said) {
      expect(piece).toMatchObject({ voice: 'Daniel', lang: 'en-GB', rate: 1, pitch: 1 })
      expect(piece.text.length).toBeLessThanOrEqual(160)
      expect(piece.text).not.toMatch(/\*\*|\]\(|<|\/projects-events|https?:/)
    }
    const words = said.map(({ text }) => text).join(' ')
    const seen = await answers(page).last().locator('p').first().innerText()
    expect(words.startsWith(seen.replaceAll(/\s+/g, ' ').slice(0, 40))).toBe(true)

    await box(page).fill('And in Jerusalem?')
    await box(page).press('Enter')
    await expectAnswers(page, 2)
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('Speaking...')).toBeHidden()
    expect(await isSpeaking(page)).toBe(false)
    expect((await readEngines(page)).cut).toHaveLength(1)
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'true')
  })

  test('the microphone does not hear the page speak, and leaving the page ends both', async ({
    page,
  }) => {
    await page.goto('/ai')
    await say(page, 'Where are volunteers needed')
    await expectAnswers(page, 1)
    await voice(page).click()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await microphone(page).click()
    await expect.poll(() => isListening(page)).toBe(true)
    await expect(page.getByText('Speaking...')).toBeHidden()
    expect(await readEngines(page)).toMatchObject({ isSpeaking: false, heardItself: false })

    // The started text is kept, to be finished by typing.
    await move(page, 'hear', 'and near')
    await microphone(page).click()
    await expect(box(page)).toHaveValue('and near')
    expect(await isListening(page)).toBe(false)
    await box(page).press('End')
    await box(page).pressSequentially(' Haifa')
    await say(page, 'for families')
    await expect(questions(page).last()).toContainText('and near Haifa for families')
    await expectAnswers(page, 2)
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await voice(page).click()
    await expect(toast(page, 'Voice interaction disabled')).toBeVisible()
    await expect(page.getByText('Speaking...')).toBeHidden()
    expect(await isSpeaking(page)).toBe(false)

    await voice(page).click()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click()
    await expect(page).toHaveURL(/\/about/)
    await expect.poll(() => isSpeaking(page)).toBe(false)
    expect((await readEngines(page)).heardItself).toBe(false)
    await page.goBack()
    await expectAnswers(page, 2)
    await expect(voice(page)).toHaveAttribute('aria-pressed', 'false')
    await microphone(page).click()
    await expect.poll(() => isListening(page)).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click()
    await expect(page).toHaveURL(/\/about/)
    await expect.poll(() => isListening(page)).toBe(false)
  })

  test('failures are shown, and can be retried', async ({ page }) => {
    await page.goto('/ai')
    const refused = 'Could not start speech recognition. Please check your microphone permissions.'
    await refuseNext(page, 'listeningError', 'not-allowed')
    await microphone(page).click()
    await expect(toast(page, refused)).toBeVisible()
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false')

    await microphone(page).click()
    await expect.poll(() => isListening(page)).toBe(true)
    await move(page, 'failListening', 'no-speech')
    await expect(toast(page, "We didn't hear anything.")).toBeVisible()
    // Another page of the browser took the microphone: nothing to report.
    await microphone(page).click()
    await expect.poll(() => isListening(page)).toBe(true)
    await move(page, 'failListening', 'aborted')
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(toast(page, 'Could not start')).toHaveCount(1)

    await say(page, 'Where are volunteers needed')
    await expectAnswers(page, 1)
    await refuseNext(page, 'speechError', 'synthesis-failed')
    await voice(page).click()
    await expect(toast(page, 'Failed to start speech')).toBeVisible()
    await expect(page.getByText('Speaking...')).toBeHidden()
    await voice(page).click()
    await voice(page).click()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await page.getByRole('button', { name: 'Start a new conversation' }).click()
    await expect(page.getByText('Speaking...')).toBeHidden()
    expect(await isSpeaking(page)).toBe(false)
  })

  test('while voice is disabled, nothing of it is shown', async ({ page, browser, product }) => {
    const staff = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
    const desk = await staff.newPage()
    await signInAs(desk, 'admin@demo.test')
    const switchVoice = async (isOn: boolean) => {
      await desk.goto('/admin/features')
      await desk.getByRole('switch', { name: 'Voice', exact: true }).setChecked(isOn)
      await desk.getByRole('button', { name: 'Save Changes' }).click()
    }
    await switchVoice(false)
    await expect(async () => {
      await page.goto('/ai')
      await expect(box(page)).toBeVisible()
      await expect(page.locator('[data-voice]')).toHaveCount(0, { timeout: 100 })
    }).toPass()
    await switchVoice(true)
    await expect(async () => {
      await page.goto('/ai')
      await expect(voice(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await staff.close()
  })
})

test('without either API there is no voice, and no other page loads it', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text().catch(() => ''))
    }
  })
  await removeEngines(page)
  await page.goto('/projects-events')
  expect((await Promise.all(scripts)).filter((code) => /SpeechRecognition/.test(code))).toEqual([])
  await page.goto('/ai')
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  expect((await Promise.all(scripts)).some((code) => /SpeechRecognition/.test(code))).toBe(true)
  await expect(page.locator('[data-voice]')).toHaveCount(0)
})

test('staff see figures of the assistant, and turn a question into a help entry @rare', async ({
  page,
  product,
}) => {
  const word = 'frobzig'
  const question = `Zorkmid quux ${word}? Tell me at 052-765-4321`
  await page.request.post('/api/agenticai', {
    data: { prompt: question, actionType: 'answer' },
    headers: { origin: product.url, 'sec-fetch-site': 'same-origin' },
  })
  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin')
  const parts = page.getByRole('navigation', { name: m.admin_portal() })
  await parts.getByRole('link', { name: 'Assistant', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Assistant' })).toBeVisible()
  const asked = page.getByRole('row', { name: /^Asked \d/ })
  await expect(asked).toBeVisible()
  await page.getByRole('link', { name: 'Nothing found' }).click()
  await expect(page).toHaveURL(/show=nothing-found/)
  const found = page
    .getByRole('list', { name: 'Questions without an answer' })
    .getByRole('listitem')
    .filter({ hasText: word })
  await expect(found).toContainText('Tell me at …')
  await found.getByRole('link', { name: 'Add to help' }).click()
  await expect(page).toHaveURL(/\/admin\/content\/faq\?asked=/)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'New question' }).click()
  const field = page.getByRole('textbox', { name: 'Question', exact: true })
  await expect(field).toHaveValue(`Zorkmid quux ${word}? Tell me at …`)
  await field.fill(`What is a ${word}?`)
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Not yet.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`What is a ${word}?`)).toBeVisible()
})
