import type { Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { expectSaid } from './expect-said.ts'
import { signInAs } from './sign-in-as.ts'
import { NEW_PASSWORD } from './sign-up-as.ts'
import type { Product } from './start-product.ts'

const LEADER = 'applicant@demo.test'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'
  const name = `Gleaners ${how}`
  const member = javaScriptEnabled ? 'gleaner@where.example' : 'picker@where.example'

  test.describe(how, { tag: javaScriptEnabled ? ['@rare', '@loop'] : '@rare' }, () => {
    test.use({ javaScriptEnabled })

    test(`a group is started, joined by invitation, handed over and left, ${how}`, async ({
      page,
      product,
    }) => {
      test.slow()
      const check = async () => (javaScriptEnabled ? expectNoAxeViolations(page) : undefined)
      await signInAs(page, LEADER)
      await page.goto('/about')
      await page.getByRole('main').getByRole('link', { name: 'Start a Group', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
      await page.getByRole('link', { name: 'Start a Group', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start a Group')
      await page.getByRole('button', { name: 'Start a Group' }).click()
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        /at least two letters/,
      )
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
      await page.getByLabel(m.groups_field_description()).fill('We pick what stays on the trees.')
      await page.getByRole('button', { name: 'Start a Group' }).click()
      await expectSaid(page, m.groups_started())
      const group = page.url()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      const invitation = await page.getByLabel(m.groups_invite_link()).inputValue()
      await check()

      await page.context().clearCookies()
      await joinAsNewcomer(page, { product, invitation, email: member, check })
      await expect(page).toHaveURL(group)
      const people = page.getByRole('region', { name: '2 people in the group' })
      await expect(people.getByRole('listitem')).toHaveText([/Group leader/, /Noga Barak/])
      await expect(people.getByRole('listitem').last()).toContainText(m.groups_you())
      await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
      // Members are redirected to the group.
      await page.goto(invitation)
      await expect(page).toHaveURL(group)
      const told = (await product.mails()).filter(({ to }) => to === LEADER)
      expect(told.map(({ subject }) => subject)).toContain(`Noga Barak joined ${name}`)

      await page.context().clearCookies()
      await signInAs(page, LEADER)
      await page.goto(group)
      await page.getByRole('link', { name: m.groups_hand_over() }).click()
      const dialog = page.getByRole('dialog')
      await check()
      await dialog.getByLabel(m.groups_heir()).selectOption({ label: 'Noga Barak' })
      await dialog.getByRole('button', { name: m.groups_offer() }).click()
      await expectSaid(page, m.groups_offered())
      await expect(page.getByText(m.groups_offer_open({ name: 'Noga Barak' }))).toBeVisible()

      await page.context().clearCookies()
      await signInAs(page, member, NEW_PASSWORD)
      await page.goto('/dashboard')
      await expect(page.getByText(m.groups_offer_badge())).toBeVisible()
      await page.goto(group)
      await check()
      await page.getByRole('button', { name: m.groups_offer_take() }).click()
      await expectSaid(page, m.groups_offer_taken())
      await expect(page.getByRole('listitem').filter({ hasText: 'Noga' })).toContainText(
        'Group leader',
      )

      await page.context().clearCookies()
      await signInAs(page, LEADER)
      await page.goto(group)
      await page.getByRole('link', { name: 'Leave', exact: true }).click()
      await dialog.getByRole('button', { name: m.groups_leave_confirm() }).click()
      await expectSaid(page, m.groups_left())
      await expect(page).toHaveURL(/\/dashboard$/)
      const gone = await page.goto(group)
      expect(gone?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.groups_missing_title())

      const nowhere = await page.goto(`${invitation}x`)
      expect(nowhere?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This invitation link is no longer valid',
      )
    })
  })
}

type Newcomer = { product: Product; invitation: string; email: string; check(): Promise<void> }

/** Signs up through the invitation, by form and email, and joins. */
async function joinAsNewcomer(page: Page, { product, invitation, email, check }: Newcomer) {
  await page.goto(invitation)
  await expect(page.getByText(/^A volunteer group led by .+\. 1 person/)).toBeVisible()
  await check()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: m.groups_join_sign_up() }).click()
  await page.getByLabel('Full name').fill('Noga Barak')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(NEW_PASSWORD)
  await main.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const mail = (await product.mails()).find(({ to }) => to === email)
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page).toHaveURL(invitation)
  await page.getByRole('button', { name: m.groups_join() }).click()
  await expectSaid(page, m.groups_joined())
}
