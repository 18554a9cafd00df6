import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { demoId } from '#db/demo/demo-id.ts'
import { m } from '#messages'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  // A separate product, since this changes an organization and users that other tests use.
  product = await startProduct({ DATABASE_TIMEOUT_MS: '15000' })
})
test.afterAll(() => product.stop())

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test(
    `approving without the required documents needs a confirmation, ${how}`,
    { tag: '@rare' },
    async ({ browser }) => {
      const page = await browser.newPage({ baseURL: product.url, javaScriptEnabled })
      await signInAs(page, DEMO_USERS.admin.email)
      await page.goto('/admin/applications')
      const link = page.getByRole('table').getByRole('link').first()
      const name = await link.innerText()
      await link.click()
      await expect(page.getByText(m.moderation_documents_incomplete())).toBeVisible()
      await page
        .getByRole('link', { name: `${m.moderation_approve()} ${name}`, exact: true })
        .click()
      const dialog = page.getByRole('dialog')
      await expect(
        dialog.getByRole('heading', { name: m.moderation_approve_incomplete_title() }),
      ).toBeVisible()
      await expect(dialog).toContainText(name)
      await expect(dialog.getByRole('listitem')).not.toHaveCount(0)
      if (javaScriptEnabled) {
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(page.getByText(m.moderation_documents_incomplete())).toBeVisible()
        return
      }
      // Only in the second run, so that the application is still pending in the first.
      await dialog.getByRole('button', { name: m.moderation_approve_incomplete_do() }).click()
      await expectSaid(page, m.moderation_application_approved())
      await page.goto('/partners')
      await expect(page.getByRole('main')).toContainText(name)
    },
  )

  test(
    `a user and their organization are suspended and restored together, ${how}`,
    { tag: '@rare' },
    async ({ browser }) => {
      const page = await browser.newPage({ baseURL: product.url, javaScriptEnabled })
      const organization = `/partner/${demoId('partners', 'galilee-hands')}`
      const statusOf = async () => (await page.request.get(organization)).status()
      await signInAs(page, DEMO_USERS.superuser.email)
      const address = `/admin/users/${DEMO_USERS.partner.id}`
      const dialog = page.getByRole('dialog')
      for (const [action, words, offer, status] of [
        [
          m.forms_suspend(),
          m.people_was_suspended(),
          m.people_suspend_organization({ organization: 'Galilee Hands' }),
          404,
        ],
        [
          m.forms_restore(),
          m.people_was_restored(),
          m.people_restore_organization({ organization: 'Galilee Hands' }),
          200,
        ],
      ] as const) {
        await page.goto(address)
        await page.getByRole('link', { name: action, exact: true }).click()
        const both = dialog.getByLabel(offer)
        await expect(both).not.toBeChecked()
        await both.check()
        await dialog.getByRole('button', { name: action, exact: true }).click()
        // The choice is kept while the reason is missing.
        await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/)
        await expect(both).toBeChecked()
        if (javaScriptEnabled) await expectNoAxeViolations(page)
        await dialog.getByLabel('Reason').fill('Both act as one.')
        await dialog.getByRole('button', { name: action, exact: true }).click()
        await expectSaid(page, words)
        expect(await statusOf()).toBe(status)
      }
      await page.close()
    },
  )
}
