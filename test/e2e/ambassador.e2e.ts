import { expect, test } from './product.ts'

const tabs = [
  ['What Is It', 'what-is-it', 3],
  ['Activities', 'activities', 6],
  ['How It Works', 'how-it-works', 6],
  ['Who Can Join', 'who-can-join', 6],
  ['Why Become One', 'why', 4],
] as const

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'
  test.describe(how, { tag: javaScriptEnabled ? [] : '@rare' }, () => {
    test.use({ javaScriptEnabled })

    test(`the page about ambassadors has a URL for each tab, ${how}`, async ({ page }) => {
      await page.goto('/')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Become an Ambassador' })
        .click()
      await expect(page).toHaveURL(/\/ambassador$/)
      const nav = page.getByRole('navigation', { name: 'About ambassadors' })
      await expect(nav.getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      for (const [name, slug, points] of tabs) {
        await nav.getByRole('link', { name }).click()
        await expect(page).toHaveURL(new RegExp(`tab=${slug}$`))
        await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
        const panel = page.getByRole('heading', { level: 2, name })
        await expect(panel).toBeAttached()
        await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(points)
      }
      await nav.getByRole('link', { name: 'Showcase' }).click()
      await expect(page.getByRole('heading', { name: 'Meet our ambassadors' })).toBeVisible()
      await page.goto('/ambassador?tab=nonsense')
      await expect(page.getByText('A friend of Israel, with a name and a face')).toBeVisible()
    })

    test(`visitors register as ambassadors, or ask first, ${how}`, async ({ page }) => {
      await page.goto('/ambassador')
      await page.getByRole('link', { name: 'Register as an ambassador' }).last().click()
      await expect(page).toHaveURL(/\/ambassador-registration$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
      await page.goto('/ambassador')
      await page.getByRole('link', { name: 'Ask us a question first' }).click()
      await expect(page).toHaveURL(/\/contact\?topic=ambassador$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
      await expect(page.getByLabel('Subject')).not.toHaveValue('')
    })
  })
}

test('/ambassadors is the same page, with one canonical address', async ({ page, product }) => {
  for (const path of ['/ambassador', '/ambassadors', '/ambassador?tab=why']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become an Ambassador')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^http://[^/]+:${new URL(product.url).port}/ambassador$`),
    )
  }
})
