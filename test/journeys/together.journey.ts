import type { Browser, Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { expectSaid } from './expect-said.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'

const LEADER = 'applicant@demo.test'
const MEMBERS = ['partner2@demo.test', 'admin@demo.test']

/** Of the demo's first organization, each for one test alone: other journeys complete, fill or change theirs. */
const ITEMS = {
  withScripts: 'Mending burnt footpaths above Katzrin',
  without:
    'A year of Thursday afternoons: homework, hot soup, a patient ear and a lift home for children who have come back to Kiryat Shmona after two school years away',
  small: 'Grandmothers of the Hula cook for whoever is on duty',
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'
  const title = javaScriptEnabled ? ITEMS.withScripts : ITEMS.without
  const name = `Pruners ${how}`

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a group signs up together, is confirmed, and one steps out, ${how}`, async ({
      page,
      browser,
      product,
    }) => {
      test.slow()
      const check = async () => (javaScriptEnabled ? expectNoAxeViolations(page) : undefined)
      const group = await startGroup(page, name)

      await page.getByRole('link', { name: m.together_find() }).click()
      await expect(page).toHaveURL(/\/projects-events\?category=volunteer/)
      const itemPage = await openItem(page, title)
      await page.goto(`${itemPage}/support/volunteer`)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(m.together_just_me())).toBeVisible()
      await check()
      await dialog.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await check()
      const people = page.getByRole('group', { name: /Who comes along/ })
      await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(3)

      // One alone is no group.
      for (const who of ['Eitan Golan', 'Daniel Carmi']) await people.getByLabel(who).uncheck()
      await page.getByLabel(/What should they know/).fill('We bring our own saws')
      await page.getByRole('button', { name: m.together_submit() }).click()
      await expect(people).toHaveAccessibleDescription(/Choose at least two people/)
      await expect(page.getByLabel(/What should they know/)).toHaveValue('We bring our own saws')
      await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(1)
      for (const who of ['Eitan Golan', 'Daniel Carmi']) await people.getByLabel(who).check()
      await page.getByRole('button', { name: m.together_submit() }).click()
      await expectSaid(page, 'Signed up together.')
      await expect(page).toHaveURL(group)
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(card).toContainText('3 volunteers')
      await expect(card.getByRole('list').getByRole('listitem')).toHaveCount(3)
      await check()
      await expectMails(
        product,
        MEMBERS.map((to) => [to, `With ${name}: ${title}`] as const),
      )

      await asPartner(browser, { product, javaScriptEnabled }, async (desk) => {
        const ours = desk.getByRole('article').filter({ hasText: name })
        await expect(ours.getByRole('heading')).toHaveText(
          `${name} (3 people), led by Miriam Shaked`,
        )
        await expect(ours).toContainText('We bring our own saws')
        if (javaScriptEnabled) await expectNoAxeViolations(desk)
        await ours.getByRole('button', { name: /^Confirm / }).click()
        await expectSaid(desk, `Confirmed. ${name} (3 people)`)
      })
      await expectMails(
        product,
        [LEADER, ...MEMBERS].map((to) => [to, `Confirmed: ${title}`] as const),
      )

      await leave(page)
      await signInAs(page, 'partner2@demo.test')
      await page.goto('/dashboard')
      const own = page.getByRole('article').filter({ hasText: title })
      await expect(own).toContainText(`3 volunteers, with ${name}`)
      await expect(own.getByText('Confirmed', { exact: true })).toBeVisible()
      await check()
      await own.getByText(m.together_step_out(), { exact: true }).click()
      await own.getByRole('button', { name: m.together_step_out_do() }).click()
      await expectSaid(page, m.together_stepped_out())
      await expect(own).toHaveCount(0)
      await expectMails(product, [
        ['office@galilee-hands.example', `Fewer people for ${title}`],
        [LEADER, `Eitan Golan steps out of ${title}`],
      ])
      // Who stepped out cannot come back: the organization counts on the rest.
      await page.goto(group)
      await expect(card.getByRole('button', { name: /^Come along/ })).toHaveCount(0)

      await asPartner(browser, { product, javaScriptEnabled }, async (desk) => {
        await expect(
          desk.getByRole('heading', { name: `${name} (2 people), led by Miriam Shaked` }),
        ).toBeVisible()
      })
    })
  })
}

test('a group finds too few places in words, and none at all', async ({
  page,
  browser,
  product,
}) => {
  test.slow()
  const group = await startGroup(page, 'Soup People')
  const itemPage = await openItem(page, ITEMS.small)
  await page.goto(`${itemPage}/support/volunteer`)
  await page.getByRole('dialog').getByRole('link', { name: 'Soup People' }).click()
  const people = page.getByRole('group', { name: /Who comes along/ })
  await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(3)
  const left = Number(/(\d+) places are left/.exec(await people.innerText())?.[1])

  // Meanwhile somebody takes all but one.
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const other = await context.newPage()
  await signInAs(other, 'superuser@demo.test')
  await other.goto(`${itemPage}/support/volunteer`)
  await other.getByLabel('How many of you will help?').fill(String(left - 1))
  await other.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expectSaid(other, 'Thank you for signing up')

  await page.getByRole('button', { name: m.together_submit() }).click()
  await expect(people).toHaveAccessibleDescription(/Only one place is left/)
  await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expectNoAxeViolations(page)
  await context.clearCookies()
  await signInAs(other, 'supporter@demo.test')
  await other.goto(`${itemPage}/support/volunteer`)
  await other.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expectSaid(other, 'Thank you for signing up')
  await context.close()

  await page.reload()
  await expect(page.getByText('Every place is taken')).toBeVisible()
  await expect(page.getByRole('button', { name: m.together_submit() })).toHaveCount(0)
  await page.getByRole('link', { name: m.together_to_group() }).click()
  await expect(page).toHaveURL(group)
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

/** A group that the leader starts and both members join; ends as the leader, on its page. */
async function startGroup(page: Page, name: string): Promise<string> {
  await signInAs(page, LEADER)
  await page.goto('/groups/new')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Start a Group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const group = page.url()
  const invitation = await page.getByLabel(m.groups_invite_link()).inputValue()
  for (const member of MEMBERS) {
    await leave(page)
    await signInAs(page, member)
    await page.goto(invitation)
    await page.getByRole('button', { name: m.groups_join() }).click()
    await expect(page).toHaveURL(group)
  }
  await leave(page)
  await signInAs(page, LEADER)
  await page.goto(group)
  return group
}

/** From a page that shows nobody: a companion's picture still on its way would be asked for by a stranger. */
async function leave(page: Page): Promise<void> {
  await page.goto('/about')
  await page.context().clearCookies()
}

async function openItem(page: Page, title: string): Promise<string> {
  await page.goto(`/projects-events?q=${encodeURIComponent(title)}`)
  const link = page.getByRole('article').filter({ hasText: title }).getByRole('link').first()
  const path = (await link.getAttribute('href')) ?? ''
  return path.split('?')[0] ?? ''
}

async function asPartner(
  browser: Browser,
  { product, javaScriptEnabled }: { product: Product; javaScriptEnabled: boolean },
  work: (desk: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled })
  const desk = await context.newPage()
  await signInAs(desk, 'partner@demo.test')
  await desk.goto('/partner-dashboard/supporters?kind=volunteer')
  await work(desk)
  await context.close()
}

async function expectMails(
  product: Product,
  wanted: readonly (readonly [to: string, subject: string])[],
): Promise<void> {
  // Another journey gives one of them a longer name.
  const sent = (await product.mails()).map(({ to, subject }) =>
    `${to} ${subject}`.replace('Golan-Peretz', 'Golan'),
  )
  expect(sent).toEqual(expect.arrayContaining(wanted.map(([to, subject]) => `${to} ${subject}`)))
}
