import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test as bySite } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { testWithModel } from './with-model.ts'

const ANSWERS = [
  'I care about education and children',
  'I am a teacher and could give a few hours a week',
  'I have a friend in Tel Aviv and have been there twice',
]
const SAVED = 'Your volunteer profile has been saved!'
const SIGN_IN = 'You must be signed in to save your volunteer profile'

const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const said = (page: Page) => page.locator('[data-role=assistant]')
const review = (page: Page) => page.getByRole('heading', { name: 'Your volunteer profile' })
const word = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const own = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save my profile' })

/** Sends a message and waits for the interviewer's reply. */
async function tell(page: Page, words: string): Promise<void> {
  const before = await said(page).count()
  await box(page).fill(words)
  await box(page).press('Enter')
  await expect(page.locator('[data-role=user]').last()).toContainText(words)
  await expect(said(page).nth(before)).toHaveAttribute('data-ended', 'whole')
  // The page scrolls to the answer.
  await expect(page.getByText('New answer below')).toHaveCount(0)
}

/** The whole interview, up to the resulting profile. */
async function beInterviewed(page: Page): Promise<void> {
  for (const words of ANSWERS) {
    await expect(review(page)).toHaveCount(0)
    // oxlint-disable-next-line no-await-in-loop -- a conversation
    await tell(page, words)
  }
  await expect(review(page)).toBeVisible()
}

/** Answers each analysis request in place of the product. */
async function analyze(page: Page, answer: { status?: number; body: string }): Promise<void> {
  await page.route('**/api/agenticai', async (route) => {
    if (!route.request().postData()?.includes('"analyze"')) return route.continue()
    return route.fulfill({ status: 200, contentType: 'application/json', ...answer })
  })
}

for (const [who, test] of [
  ['by the site itself', bySite],
  ['by a model', testWithModel],
] as const) {
  // In `npm test` the one below.
  test.describe(`interviewed ${who}`, { tag: '@rare' }, () => {
    test.use({ viewport: { width: 1280, height: 900 } })

    test(`a conversation becomes a profile, which is reviewed and saved, ${who}`, async ({
      page,
    }) => {
      await signInAs(page, 'applicant@demo.test')
      await page.goto('/about')
      await page.getByRole('link', { name: 'Build my Volunteer Profile with AI' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Your Personal Volunteer Journey',
      )
      await beInterviewed(page)
      await expect(said(page).last()).toContainText('Thank you for telling me all this')
      await expect(word(page, 'Teaching')).toBeChecked()
      await expect(word(page, 'Education')).toBeChecked()
      await expect(page.getByLabel('How would you most like to help?')).toHaveValue('volunteer')
      await expect(page.getByLabel('What connects you to Israel?')).toHaveValue('friend')
      await expect(page.getByLabel('Have you been there?')).toHaveValue('sometimes')
      await expectNoAxeViolations(page)

      // By keyboard alone: add a custom word, remove one, change an answer.
      await own(page, 'Something else that matters to you').focus()
      await page.keyboard.type('Old maps')
      await page.keyboard.press('Enter')
      await expect(word(page, 'Old maps')).toBeChecked()
      await word(page, 'Education').focus()
      await page.keyboard.press('Space')
      await expect(word(page, 'Education')).not.toBeChecked()
      await page.reload()
      await expect(word(page, 'Old maps')).toBeChecked()

      // Later messages add words; removed ones stay removed.
      await tell(page, 'I also love to cook, and once more: education')
      await expect(said(page).last()).toHaveAttribute('data-ended', 'whole')
      await expect(word(page, 'Education')).not.toBeChecked()

      await save(page).focus()
      await page.keyboard.press('Enter')
      await expectSaid(page, SAVED)
      await expectSaid(page, 'Profile saved! Finding personalized opportunities for you...')
      await expect(page).toHaveURL(/\/projects-events\/for-you$/)

      await page.goto('/volunteer-profile')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Your profile' })).toBeVisible()
      await expect(main.getByText('Old maps')).toBeVisible()
      await expect(main.getByText('Volunteer my time')).toBeVisible()
      await expect(main.getByText('Education', { exact: true })).toHaveCount(0)
      await expect(page.locator('[data-role=user]')).toHaveCount(0)
    })
  })
}

bySite.describe('interviewed by the site itself, as it is by a model', () => {
  bySite.use({ viewport: { width: 1280, height: 900 } })

  bySite(
    `a visitor signs in to save, and finds all of it where they left it`,
    async ({ page, watch }) => {
      watch.allow(/401/)
      await page.goto('/volunteer-profile')
      await page.setViewportSize({ width: 390, height: 844 })
      await beInterviewed(page)
      // On a phone it is below the conversation.
      await page.getByRole('link', { name: 'Review your profile' }).click()
      await expect(review(page)).toBeFocused()
      await expect(review(page)).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
      await own(page, 'Something else you can do').fill('Bell ringing')
      await page.getByRole('button', { name: 'Add: Something else you can do' }).click()
      await expectNoAxeViolations(page)
      // By keyboard alone, and for good: later messages add words, but not this one.
      await word(page, 'Education').press('Space')
      await expect(word(page, 'Education')).not.toBeChecked()
      await tell(page, 'I also love to cook, and once more: education')
      await expect(word(page, 'Education')).not.toBeChecked()
      await save(page).click()
      await expect(page.getByRole('alert')).toContainText(SIGN_IN)
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      await expect(word(page, 'Bell ringing')).toBeChecked()

      await page.getByRole('link', { name: 'sign in', exact: true }).click()
      await page.locator('#email').fill('ambassador@demo.test')
      await page.locator('#password').fill(DEMO_PASSWORD)
      await page.locator('#password').press('Enter')
      await expect(page).toHaveURL(/\/volunteer-profile\?view=talk$/)
      await expect(page.locator('[data-role=user]')).toContainText([
        ...ANSWERS,
        'I also love to cook',
      ])
      await expect(word(page, 'Bell ringing')).toBeChecked()
      await expect(word(page, 'Teaching')).toBeChecked()
      await expect(word(page, 'Education')).not.toBeChecked()
      await save(page).click()
      await expectSaid(page, SAVED)
      await expect(page).toHaveURL(/\/projects-events\/for-you$/)
      await page.goto('/volunteer-profile')
      await expect(page.getByRole('main').getByText('Bell ringing')).toBeVisible()
    },
  )

  bySite(
    `an analysis that is nonsense gives an empty profile; one that fails says nothing`,
    async ({ page, watch }) => {
      watch.allow(/could not be read|503/)
      await analyze(page, { status: 503, body: '{"result":"","error":"Failed"}' })
      await page.goto('/volunteer-profile')
      for (const words of ANSWERS) {
        // oxlint-disable-next-line no-await-in-loop -- a conversation
        await tell(page, words)
      }
      await expect(said(page).last()).toHaveAttribute('data-ended', 'whole')
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      await expect(review(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Fill it in yourself' }).first()).toBeVisible()

      await page.unroute('**/api/agenticai')
      await analyze(page, { body: JSON.stringify({ result: 'I am but a teapot {really}.' }) })
      await tell(page, 'Are you still there?')
      await expect(review(page)).toBeVisible()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
      await expect(page.getByLabel('How would you most like to help?')).toHaveValue('unknown')
      await expect(page.getByLabel('What connects you to Israel?')).toHaveValue('interested')
      await expect(page.getByLabel('Have you been there?')).toHaveValue('unknown')

      await page.getByRole('button', { name: 'Start a new conversation' }).click()
      await expect(page.locator('[data-role=user]')).toHaveCount(0)
      await expect(review(page)).toHaveCount(0)
    },
  )
})

// As a form in `people.db.test.ts`.
bySite('a saved profile is edited and deleted @rare', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs(page, 'partner@demo.test')
  await page.goto('/volunteer-profile')
  await beInterviewed(page)
  await own(page, 'Something else that matters to you').fill('Old maps')
  await own(page, 'Something else that matters to you').press('Enter')
  await save(page).click()
  await expectSaid(page, SAVED)

  await page.goto('/volunteer-profile')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Edit', exact: true }).click()
  await word(page, 'Old maps').press('Space')
  await word(page, 'Music').press('Space')
  await page.getByLabel('Have you been there?').selectOption('Several times a year')
  await save(page).click()
  await expectSaid(page, SAVED)
  await expect(page).toHaveURL(/\/projects-events\/for-you$/)

  await page.goto('/volunteer-profile')
  await expect(main.getByText('Music', { exact: true })).toBeVisible()
  await expect(main.getByText('Old maps')).toHaveCount(0)
  await main.getByRole('link', { name: 'Talk again' }).click()
  await expect(box(page)).toBeVisible()
  await page.goBack()
  await main.getByRole('link', { name: 'Delete', exact: true }).click()
  await expect(main.getByText('cannot be restored')).toBeVisible()
  await main.getByRole('link', { name: 'Keep it' }).click()
  await expect(main.getByText('Music', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Delete', exact: true }).click()
  await main.getByRole('button', { name: 'Delete my profile' }).click()
  await expectSaid(page, 'Your volunteer profile has been deleted.')
  await expect(box(page)).toBeVisible()
})
