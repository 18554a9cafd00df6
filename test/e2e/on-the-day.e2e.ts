import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

test('check-in goes on without a connection, and sends what it kept as soon as there is one', async ({
  page,
  context,
}) => {
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-admin/check-in')
  // The running project, at which somebody is here already.
  const card = page
    .getByRole('article')
    .filter({ hasText: /[1-9]\d* of \d+ here/ })
    .first()
  await card.getByRole('link', { name: /^Open check-in/ }).click()
  await page.waitForURL(/check-in\/[\da-f-]{36}/)
  const counter = page.getByText(/^\d+ of \d+ here$/)
  const hereNow = async () => Number(/^\d+/.exec(await counter.innerText())?.[0])
  const before = await hereNow()

  await context.setOffline(true)
  const row = page.getByRole('listitem').filter({ hasText: 'Sarah Whitman' }).first()
  await row.getByRole('button', { name: /^Here/ }).click()
  await expect(row.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(page.getByText('One mark not sent yet')).toBeVisible()
  await page.getByText('Someone else came').click()
  await page.getByLabel('Name', { exact: true }).fill('Avigail Katz')
  await page.getByRole('button', { name: 'Add and check in' }).click()
  await expect(page.getByText('2 marks not sent yet')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Avigail Katz' })).toBeVisible()
  expect(await hereNow()).toBe(before + 3)
  await expectNoAxeViolations(page)

  await context.setOffline(false)
  await expect(page.getByText('not sent yet')).toHaveCount(0)
  await page.reload()
  expect(await hereNow()).toBe(before + 3)
  await expect(page.getByRole('listitem').filter({ hasText: 'Avigail Katz' })).toHaveCount(1)

  await page.getByLabel('Find a name').fill('avigail')
  await expect(page.getByRole('listitem').filter({ hasText: 'Sarah Whitman' })).toHaveCount(0)
})
