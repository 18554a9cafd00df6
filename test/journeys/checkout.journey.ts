import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const CAP = 'Negev Bloom Work Cap'

for (const { javaScriptEnabled, member, email } of [
  { javaScriptEnabled: true, member: 'ambassador@demo.test', email: 'ruth@buyers.example' },
  { javaScriptEnabled: false, member: 'applicant@demo.test', email: 'noa@buyers.example' },
]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a visitor orders, sees the order, finds it elsewhere, and cancels it, ${how}`, async ({
      page,
      context,
    }) => {
      await page.goto('/checkout')
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
      await putIntoCart(page)
      await page.goto('/cart')
      await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
      await expect(
        page.getByRole('link', { name: 'Sign in to keep it with your account' }),
      ).toHaveAttribute('href', '/auth/login?redirect=%2Fcheckout')

      await page.getByRole('button', { name: /^Place order/ }).click()
      const problems = page.getByRole('alert')
      await expect(problems).toContainText('Please enter your name.')
      await expect(problems).toContainText('Please choose a country.')
      if (javaScriptEnabled) await expectNoAxeViolations(page)

      await fillIn(page, { name: 'Ruth Abelson', email })
      await page.getByRole('button', { name: /^Place order/ }).click()
      await expect(page).toHaveURL(/\/orders\/F4I-\d+$/)
      const number = page.url().split('/').at(-1)!
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
      await expect(page.getByText('Awaiting payment')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible()
      await expect(page.getByText('Please give this number with your payment')).toBeVisible()
      await expect(page.getByText('12 Linden Street').filter({ visible: true })).toHaveCount(1)
      if (javaScriptEnabled) await expectNoAxeViolations(page)

      // In another browser the address alone shows nothing; with the mail's address it does.
      const elsewhere = await context.browser()!.newContext({ javaScriptEnabled })
      const other = await elsewhere.newPage()
      const home = new URL(page.url()).origin
      const answer = await other.goto(`${home}/orders/${number}`)
      expect(answer?.status()).toBe(404)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('No such order here')
      await other.getByRole('main').getByRole('link', { name: 'Look up an order' }).click()
      const texts: string[] = []
      for (const [typed, of] of [
        [number, 'wrong@buyers.example'],
        ['F4I-999999', email],
      ] as const) {
        await lookUp(other, typed, of)
        texts.push(await other.getByRole('alert').innerText())
      }
      expect(texts[0]).toBe(texts[1])
      await lookUp(other, number, email)
      await expect(other).toHaveURL(/\?key=/)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(number)

      await other.getByText('Cancel order', { exact: true }).click()
      await other.getByRole('button', { name: 'Yes, cancel the order' }).click()
      await expect(other.getByText('Cancelled', { exact: true })).toBeVisible()
      await elsewhere.close()
      await page.reload()
      await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
      await expect(page.getByText('Cancel order', { exact: true })).toHaveCount(0)
    })

    test(`a member orders; the organization and staff see it; bought once more, ${how}`, async ({
      page,
      context,
    }) => {
      await signInAs(page, member)
      await putIntoCart(page)
      await page.goto('/checkout')
      await expect(page.getByLabel(/^Email address/)).toHaveValue(member)
      await fillIn(page, {})
      await page.getByRole('button', { name: /^Place order/ }).click()
      await expect(page).toHaveURL(/\/orders\/F4I-\d+$/)
      const number = page.url().split('/').at(-1)!
      const home = new URL(page.url()).origin

      await page.goto('/dashboard?tab=purchases')
      const purchase = page.getByRole('article', { name: number })
      await expect(purchase.getByText(CAP)).toBeVisible()
      await expect(purchase.getByText('Awaiting payment')).toBeVisible()
      if (javaScriptEnabled) await expectNoAxeViolations(page)
      await purchase.getByRole('button', { name: `Buy Again: ${number}` }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(page.getByRole('dialog').getByRole('link', { name: CAP })).toBeVisible()

      for (const [who, list] of [
        ['partner@demo.test', '/partner-dashboard/orders'],
        ['admin@demo.test', '/admin/orders'],
      ] as const) {
        const theirs = await context.browser()!.newContext({ javaScriptEnabled, baseURL: home })
        const desk = await theirs.newPage()
        await signInAs(desk, who)
        await desk.goto(list)
        await expect(desk.getByText(number).filter({ visible: true }).first()).toBeVisible()
        await theirs.close()
      }
    })
  })
}

async function putIntoCart(page: Page): Promise<void> {
  await page.goto('/store?page=9')
  await page.getByRole('link', { name: `View Details ${CAP}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CAP)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText(`Added 1 ${CAP} to cart`).first()).toBeVisible()
}

async function fillIn(page: Page, person: { name?: string; email?: string }): Promise<void> {
  if (person.name) await page.getByLabel(/^Name/).fill(person.name)
  if (person.email) await page.getByLabel(/^Email address/).fill(person.email)
  await page.getByLabel(/^Street/).fill('12 Linden Street')
  await page.getByLabel(/^City/).fill('Albany')
  await page.getByLabel(/^State/).fill('NY')
  await page.getByLabel(/^Postal/).fill('12207')
  await page.getByLabel(/^Country/).selectOption('US')
}

async function lookUp(page: Page, number: string, email: string): Promise<void> {
  await page.getByLabel(/^Order number/).fill(number)
  await page.getByLabel(/^Email address/).fill(email)
  await page.getByRole('button', { name: 'Look up an order' }).click()
  await page.waitForLoadState('networkidle')
}
