import { expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const pages = ['/partner-dashboard', '/partner-admin', '/partner-admin?section=documents']
for (const [who, paths] of [
  ['applicant', pages],
  ['partner', pages],
  ['supporter', ['/partner-dashboard', '/partner-dashboard/posts']],
] as const) {
  test(`axe finds nothing on the pages of an organization for the ${who}`, async ({ page }) => {
    await signInAs(page, `${who}@demo.test`)
    for (const path of paths) {
      await page.goto(path)
      await expectNoAxeViolations(page)
    }
  })
}
