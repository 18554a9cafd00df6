import type { Browser, Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { expectSaid } from './expect-said.ts'
import { openPlainBrowser } from '../requests/plain-browser.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'

const LEADER = 'applicant@demo.test'
const MEMBERS = ['partner2@demo.test', 'admin@demo.test']

/** Items of the demo's first organization, each for one test alone: other tests complete, fill or change the rest. */
const TITLE = 'Mending burned footpaths above Katzrin'
const SMALL = 'Grandmothers of the Hula cook for whoever is on duty'
const NAME = 'Pruners'

test('a group signs up together, is confirmed, and one member leaves @rare @loop', async ({
  page,
  browser,
  product,
}) => {
  test.slow()
  const group = await startGroup(page, product, NAME)

  await page.getByRole('link', { name: m.together_find() }).click()
  await expect(page).toHaveURL(/\/projects-events\?category=volunteer/)
  const itemPage = await openItem(page, TITLE)
  await page.goto(`${itemPage}/support/volunteer`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(m.together_just_me())).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('link', { name: NAME }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expectNoAxeViolations(page)
  const people = page.getByRole('group', { name: /Who is coming along/ })
  await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(3)

  // A single member is not a group.
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
  const card = page.getByRole('article').filter({ hasText: TITLE })
  await expect(card).toContainText('3 volunteers')
  await expect(card.getByRole('list').getByRole('listitem')).toHaveCount(3)
  await expectNoAxeViolations(page)
  await expectMails(
    product,
    MEMBERS.map((to) => [to, `With ${NAME}: ${TITLE}`] as const),
  )

  await asPartner(browser, product, async (desk) => {
    const ours = desk.getByRole('article').filter({ hasText: NAME })
    await expect(ours.getByRole('heading')).toHaveText(`${NAME} (3 people), led by Miriam Shaked`)
    await expect(ours).toContainText('We bring our own saws')
    await expectNoAxeViolations(desk)
    await ours.getByRole('button', { name: /^Confirm / }).click()
    const name = m.together_who({ group: NAME, places: 3, name: 'Miriam Shaked' })
    await expectSaid(desk, m.supporting_did_confirm({ name }))
  })
  await expectMails(
    product,
    [LEADER, ...MEMBERS].map((to) => [to, `Confirmed: ${TITLE}`] as const),
  )

  await leave(page)
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/dashboard')
  const own = page.getByRole('article').filter({ hasText: TITLE })
  await expect(own).toContainText(`3 volunteers, with ${NAME}`)
  await expect(own.getByText('Confirmed', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await own.getByText(m.together_step_out(), { exact: true }).click()
  await own.getByRole('button', { name: m.together_step_out_do() }).click()
  await expectSaid(page, m.together_stepped_out())
  await expect(own).toHaveCount(0)
  await expectMails(product, [
    ['partner@demo.test', `Fewer people for ${TITLE}`],
    [LEADER, `Eitan Golan has opted out of ${TITLE}`],
  ])
  // A member who left cannot return: the organization relies on the rest.
  await page.goto(group)
  await expect(card.getByRole('button', { name: /^Come along/ })).toHaveCount(0)

  await asPartner(browser, product, async (desk) => {
    await expect(
      desk.getByRole('heading', { name: `${NAME} (2 people), led by Miriam Shaked` }),
    ).toBeVisible()
  })
})

test('a group sees that places are too few, or none, and waits for all of them @rare', async ({
  page,
  product,
}) => {
  test.slow()
  const group = await startGroup(page, product, 'Soup People')
  const itemPage = await openItem(page, SMALL)
  await page.goto(`${itemPage}/support/volunteer`)
  await page.getByRole('dialog').getByRole('link', { name: 'Soup People' }).click()
  const people = page.getByRole('group', { name: /Who is coming along/ })
  await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(3)
  const left = Number(/(\d+) places are left/.exec(await people.innerText())?.[1])

  // Others take all but one.
  const take = async (email: string, places: string) => {
    const other = openPlainBrowser(fetch, product.url)
    await other.signIn(email)
    const form = await other.open(`${itemPage}/support/volunteer`)
    expect((await form.press('Sign up', { places })).said).toContain('Thank you for signing up')
  }
  await take('superuser@demo.test', String(left - 1))

  await page.getByRole('button', { name: m.together_submit() }).click()
  await expect(people).toHaveAccessibleDescription(/Only one place is left/)
  await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await take('supporter@demo.test', '1')

  await page.goto(page.url())
  await expect(page.getByText('Every place is taken')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: m.together_submit() }).click()
  await expectSaid(page, 'on the waiting list')
  await expect(page).toHaveURL(group)
  const card = page.getByRole('article').filter({ hasText: SMALL })
  await expect(card).toContainText('On the waiting list')
  await expectNoAxeViolations(page)
  await card.getByRole('link', { name: m.signups_mail_open() }).click()
  await expect(page.getByText('number 1 on the waiting list')).toBeVisible()
})

/** Starts a group that both members join; ends as the leader, on its page. */
async function startGroup(page: Page, { url }: Product, name: string): Promise<string> {
  const leader = openPlainBrowser(fetch, url)
  await leader.signIn(LEADER)
  const group = await (await leader.open('/groups/new')).press('Start a Group', { name })
  const invitation = /value="(http[^"]*)"/.exec(group.html)?.[1] ?? ''
  for (const email of MEMBERS) {
    const member = openPlainBrowser(fetch, url)
    await member.signIn(email)
    await (await member.open(invitation)).press(m.groups_join())
  }
  await signInAs(page, LEADER)
  await page.goto(group.address)
  return url + group.address
}

/**
 * Leaves through a page that shows no users: pending requests for a companion's picture would otherwise be sent signed
 * out.
 */
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
  product: Product,
  work: (desk: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url })
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
  // Another test gives one of them a longer name.
  const sent = (await product.mails()).map(({ to, subject }) =>
    `${to} ${subject}`.replace('Golan-Peretz', 'Golan'),
  )
  expect(sent).toEqual(expect.arrayContaining(wanted.map(([to, subject]) => `${to} ${subject}`)))
}
