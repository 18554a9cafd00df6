import { expect, expectNoAxeViolations, test as bySite } from './product.ts'
import { answers, ask, box, cards, hold, noteLines, questions } from './chat-box.ts'
import { signInAs } from './sign-in-as.ts'
import { testWithModel as byModel } from './with-model.ts'

const QUESTION = 'Where can I volunteer in the Negev?'
const QUESTION_WORD = 'Negev'

for (const [who, test] of [
  ['by the site itself', bySite],
  ['by a model', byModel],
] as const) {
  test.describe(`answered ${who}`, { tag: test === byModel ? '@rare' : [] }, () => {
    test.use({ viewport: { width: 1280, height: 900 } })

    test(`a question is answered with working cards, and the conversation persists, ${who}`, async ({
      page,
    }) => {
      await page.goto('/')
      const banner = page.getByRole('banner')
      await banner.getByRole('link', { name: 'AI Assistant' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Assistant')
      await expect(page).toHaveTitle(/^AI Assistant/)
      const placeholder = 'Ask about Israel, upcoming events, or how you can help...'
      await expect(page.getByPlaceholder(placeholder)).toBeVisible()

      const send = page.getByRole('button', { name: 'Send' })
      await expect(send).toBeDisabled()
      await box(page).fill(' \n ')
      await expect(send).toBeDisabled()
      await box(page).press('Enter')
      await expect(questions(page)).toHaveCount(0)
      await box(page).fill('One line')
      await box(page).press('Shift+Enter')
      await box(page).pressSequentially('and another')
      await expect(box(page)).toHaveValue('One line\nand another')

      await ask(page, QUESTION)
      await expect(box(page)).toHaveValue('')
      await expect(box(page)).toBeFocused()
      await expect(cards(page).first()).toBeVisible()
      const card = cards(page).first().getByRole('link')
      const title = await card.innerText()
      await card.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

      await page.goBack()
      await expect(questions(page)).toHaveCount(1)
      await ask(page, 'And in Jerusalem?')
      await expect(questions(page)).toHaveCount(2)
      await page.reload()
      await expect(questions(page)).toHaveCount(2)
      await expect(answers(page)).toHaveCount(2)
      await expect(cards(page).first()).toBeVisible()

      await page.getByRole('button', { name: 'Start a new conversation' }).click()
      await expect(questions(page)).toHaveCount(0)
      await page.reload()
      await expect(questions(page)).toHaveCount(0)
      await page
        .getByRole('list', { name: 'Questions to get you started' })
        .getByRole('button')
        .first()
        .click()
      await expect(answers(page)).toHaveCount(1)
    })

    test(`stopped, failed and tried again, ${who}`, async ({ page, context, watch }) => {
      watch.allow(/api\/agenticai/)
      await page.goto('/ai')
      const letGo = await hold(page)
      await box(page).fill(QUESTION)
      await box(page).press('Enter')
      await expect(page.getByText('Thinking...', { exact: true })).toBeVisible()
      await box(page).fill('Not yet')
      await box(page).press('Enter')
      await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
      await expect(questions(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Stop answering' }).click()
      await expect(page.getByText('You stopped this answer.').first()).toBeVisible()
      await expect(page.getByText('Thinking...')).toHaveCount(0)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Thinking...', { exact: true })).toBeVisible()
      await page.reload()
      // An unanswered question can be asked again.
      await expect(page.getByText('This question was not answered.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(questions(page)).toHaveCount(1)
      letGo()
      await page.unroute('**/api/agenticai')

      await context.setOffline(true)
      await page.getByRole('button', { name: 'Try again' }).click()
      const failed = answers(page).last()
      await expect(failed).toContainText('Failed to get response from AI assistant')
      await expect(failed).toContainText('Failed to process AI request')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(answers(page).last()).toHaveAttribute('data-ended', 'whole')
      await expect(questions(page)).toHaveCount(1)
      await expect(answers(page)).toHaveCount(1)
      await expect(cards(page).first()).toBeVisible()
    })

    test(`by keyboard alone on a small phone, announced in whole sentences, ${who}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/ai')
      await page.evaluate(noteLines)
      await box(page).focus()
      await page.keyboard.type(QUESTION)
      await page.keyboard.press('Enter')
      await expect(answers(page).last()).toHaveAttribute('data-ended', 'whole')
      await expect(cards(page).first()).toBeVisible()
      const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted)
      expect(noted.join(' ')).toMatch(/\d suggestions? follows?\./i)
      // How many lines of an answer are announced at once depends on how they arrive.
      for (const line of noted.flatMap((said) => said.split('\n'))) {
        expect(line.trim()).toMatch(/[.?!:…)\]]$|^- |^$/)
      }
      // Backwards from the input: the stop button, the cards, the conversation, the new-conversation button.
      await page.keyboard.press('Shift+Tab')
      for (let step = 0; step < 20; step += 1) {
        const isCard = await page.evaluate(
          () => document.activeElement?.closest('article') !== null,
        )
        if (isCard) break
        await page.keyboard.press('Shift+Tab')
      }
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/\/ai$/)
      await page.goBack()
      await expect(questions(page)).toHaveCount(1)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBe(360)
      const section = page.getByRole('region', { name: 'Your conversation' })
      const { height } = (await section.boundingBox())!
      expect(height).toBeLessThanOrEqual(640)
      // Collapsed while not in use, so that the answer has room; full size on focus.
      expect((await box(page).boundingBox())!.height).toBeLessThan(80)
      // A model may put any amount of text before the cards.
      if (test === bySite) await expect(cards(page).first()).toBeInViewport()
      await box(page).focus()
      // It resizes with the next frame.
      await expect
        .poll(async () => (await box(page).boundingBox())!.height)
        .toBeGreaterThanOrEqual(150)
      const widest = await answers(page)
        .last()
        .locator('> div')
        .first()
        .evaluate(
          (bubble) => bubble.getBoundingClientRect().width / bubble.parentElement!.clientWidth,
        )
      expect(widest).toBeLessThanOrEqual(0.8)
      await expectNoAxeViolations(page)
    })
  })
}

bySite.describe('whoever answers', () => {
  bySite.use({ viewport: { width: 1280, height: 900 } })

  bySite(
    'a conversation stays with the user who signs in, and with no one else',
    async ({ page }) => {
      await page.goto('/ai')
      await ask(page, QUESTION)
      await signInAs(page, 'supporter@demo.test')
      await page.goto('/ai')
      await expect(questions(page)).toHaveCount(1)
      await page
        .getByRole('banner')
        .locator('summary')
        .filter({ hasText: 'Account', visible: true })
        .click()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL(/\/$/)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(QUESTION_WORD)
      await page.goto('/ai')
      await expect(page.getByText('What would you like to do for Israel?')).toBeVisible()
      await expect(questions(page)).toHaveCount(0)
      await signInAs(page, 'supporter@demo.test')
      await page.goto('/ai')
      await expect(page.getByText('What would you like to do for Israel?')).toBeVisible()
      await expect(questions(page)).toHaveCount(0)
    },
  )

  bySite(
    // Its words and links: `answer-from-site.db.test.ts`, and below.
    'a question in Hebrew is answered in Hebrew on an English page, and leads to Hebrew pages @rare',
    async ({ page }) => {
      await page.goto('/ai')
      await ask(page, 'אני רוצה להתנדב בירושלים')
      const answer = answers(page).last()
      await expect(answer).toHaveAttribute('data-ended', 'whole')
      await expect(answer.locator('[lang=he]')).toContainText('ירושלים')
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: /ירושלים/ }).click()
      await expect(questions(page).last()).toContainText('בכל מקום')
      await expect(answers(page)).toHaveCount(2)
      await expect(answers(page).last()).toHaveAttribute('data-ended', 'whole')
      const card = cards(page).first().getByRole('link')
      const title = await card.innerText()
      await card.click()
      await expect(page).toHaveURL(/\/he\/projects-events\//)
      await expect(page.locator('html')).toHaveAttribute('lang', 'he')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.goBack()
      await expect(questions(page)).toHaveCount(2)
    },
  )

  bySite.describe('without scripts', () => {
    bySite.use({ javaScriptEnabled: false })
    bySite('an answer in Hebrew leads to Hebrew pages too', async ({ page }) => {
      await page.goto('/ai')
      await box(page).fill('איך נהיים שגרירים?')
      await page.getByRole('button', { name: 'Send' }).click()
      const link = answers(page).last().getByRole('link').first()
      await expect(link).toHaveAttribute('href', '/he/ambassador-registration')
    })
  })
})
