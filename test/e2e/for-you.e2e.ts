import type { Locator, Page } from '@playwright/test'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { signUpAs } from './sign-up-as.ts'

const PHONE = { width: 360, height: 740 }
const FOR_YOU = '/projects-events/for-you'

/** A card's visible contents. */
type Seen = {
  title: string
  topic: string
  when: string
  organization: string
  kinds: string[]
  isSaved: boolean
  reasons: string[]
}

/** What a card must show for a reason to hold; contents only on the item's own page do not count. */
const shown: [reason: RegExp, holds: (card: Seen, found: string) => boolean][] = [
  [/^You want to volunteer$/, ({ kinds }) => kinds.includes('Volunteer')],
  [/^You want to give$/, ({ kinds }) => kinds.includes('Donate')],
  [
    /^You (?:want to visit|could see it on your next visit)$/,
    ({ kinds }) => kinds.includes('Visit'),
  ],
  [/^Matches your interest in education$/, ({ topic }) => topic === 'Education'],
  [
    /^Matches your interest in the environment$/,
    ({ topic }) => topic === 'Environmental Conservation',
  ],
  [/^(.+), close to “/, ({ topic }, named) => topic === named],
  [/^You saved this$/, ({ isSaved }) => isSaved],
  [/^(?:Soon:|Only until|Begins) (.+)$/, ({ when }, day) => when.includes(day)],
]

test('a supporter gets matching items, each with true reasons @rare', async ({ page }) => {
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/projects-events')
  await page.getByRole('link', { name: 'For you', exact: true }).click()
  await expect(page).toHaveURL(FOR_YOU)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For You')
  await expect(page.getByRole('link', { name: 'For you', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const basis = page.getByRole('region', { name: 'Based on what you told us' })
  await expect(basis.getByText('Visiting Israel')).toBeVisible()
  await expect(basis.getByRole('link', { name: 'Change your volunteer profile' })).toHaveAttribute(
    'href',
    '/volunteer-profile',
  )

  const cards = await readCards(page)
  expect(cards.length).toBeGreaterThan(12)
  const checked = new Set<RegExp>()
  for (const card of cards) {
    expect(card.reasons.length, card.title).toBeGreaterThan(0)
    for (const reason of card.reasons) {
      for (const [pattern, holds] of shown) {
        const found = pattern.exec(reason)
        if (!found) continue
        expect(holds(card, found[1] ?? ''), `${card.title}: ${reason}`).toBe(true)
        checked.add(pattern)
      }
    }
  }
  expect(checked.size).toBeGreaterThan(3)
  expect(mostOfOne(cards)).toBeLessThanOrEqual(3)
  const best = await titlesOf(page)

  await page.goto('/dashboard')
  const picks = page.getByRole('region', { name: 'For you' })
  await expect(picks.getByRole('heading', { level: 3 })).toHaveText(best.slice(0, 3))
  await page.setViewportSize(PHONE)
  await expectNoSideways(page)
  await picks.getByRole('link', { name: 'See all your matches' }).click()
  await expect(page).toHaveURL(FOR_YOU)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL('/projects-events')
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, { tag: '@rare' }, () => {
    test.use({ javaScriptEnabled })

    test(`without preferences the user is asked for them, and other preferences change the order, ${how}`, async ({
      page,
      product,
    }) => {
      await signUpAs(page, product, `wishes-${javaScriptEnabled}@example.org`)
      await page.goto('/dashboard')
      const picks = page.getByRole('region', { name: 'For you' })
      await expect(picks.getByRole('link', { name: 'Build your volunteer profile' })).toBeVisible()
      await page.goto('/projects?view=for-you')
      await expect(page).toHaveURL(FOR_YOU)
      const main = page.getByRole('main')
      await expect(
        main.getByRole('heading', { name: "Tell us what you'd like to do" }),
      ).toBeVisible()
      await expect(
        main.getByRole('link', { name: 'Build your volunteer profile' }),
      ).toHaveAttribute('href', '/volunteer-profile')
      const soonest = main.getByRole('region', {
        name: 'Starting soonest (not matched to you yet)',
      })
      const found = await soonest.getByRole('article').count()
      expect(found).toBeGreaterThan(0)
      expect(found).toBeLessThanOrEqual(6)
      if (javaScriptEnabled) await expectNoAxeViolations(page)

      await main.getByRole('link', { name: 'Choose your preferences' }).click()
      await prefer(page, ['Volunteering', 'Medical Care'])
      await expect(page).toHaveURL(FOR_YOU)
      await expectSaid(page, 'Preferences updated successfully')
      const first = page.getByRole('article').first()
      await expect(reasonsOf(first)).toContainText(['Matches your interest in health and care'])
      const before = await titlesOf(page)

      await page.getByRole('link', { name: 'Change your preferences' }).click()
      await page.getByRole('checkbox', { name: 'Medical Care' }).uncheck()
      await prefer(page, ['Education', 'The North'])
      await expect(page).toHaveURL(FOR_YOU)
      await expect(reasonsOf(first)).toContainText(['Matches your interest in education'])
      expect((await titlesOf(page))[0]).not.toBe(before[0])

      const title = await first.getByRole('heading').innerText()
      await first.getByRole('button', { name: 'Favorite' }).click()
      await expect(
        page.getByRole('article').filter({ hasText: title }).getByText('You saved this'),
      ).toBeVisible()
    })

    test(`a visitor is invited, and comes back here signed in, ${how}`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(FOR_YOU)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Find your match' })).toBeVisible()
      await expect(
        main.getByRole('link', { name: 'Build your volunteer profile' }),
      ).toHaveAttribute('href', '/volunteer-profile')
      await expectNoSideways(page)
      await main.getByRole('link', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(/\/auth\?redirect=/)
      await signInAs(page, 'supporter@demo.test')
      await page.goto(page.url())
      await expect(page).toHaveURL(FOR_YOU)
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })
}

function reasonsOf(card: Locator): Locator {
  return card.getByRole('list', { name: /is a match for you$/ }).getByRole('listitem')
}

async function titlesOf(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allInnerTexts()
}

/** All cards at once: one by one would take a hundred browser calls. */
async function readCards(page: Page): Promise<Seen[]> {
  await expect(page.getByRole('article').first()).toBeVisible()
  return page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => {
      const textOf = (one: Element | null | undefined) => one?.textContent ?? ''
      const [facts, kinds, reasons] = [...article.querySelectorAll('ul')].map((list) =>
        [...list.querySelectorAll('li')].map(textOf),
      )
      return {
        title: textOf(article.querySelector('h3')),
        topic: (textOf(article.querySelector('p')).split(' · ')[1] ?? '')
          .replace(/In Hebrew$/, '')
          .trim(),
        when: facts?.[0] ?? '',
        organization: facts?.at(-1) ?? '',
        kinds: kinds ?? [],
        isSaved: article.querySelector('[aria-pressed=true]') !== null,
        reasons: reasons ?? [],
      }
    }),
  )
}

/** The largest number of cards of a single organization. */
function mostOfOne(cards: readonly Seen[]): number {
  return Math.max(
    ...cards.map(
      ({ organization }) => cards.filter((one) => one.organization === organization).length,
    ),
  )
}

/** Checks these boxes in addition, and saves. */
async function prefer(page: Page, names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
}

async function expectNoSideways(page: Page): Promise<void> {
  const width = await page.locator('html').evaluate((root) => root.scrollWidth)
  expect(width).toBeLessThanOrEqual(PHONE.width)
}
