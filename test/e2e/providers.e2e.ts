import { expect } from './product.ts'
import { test } from './with-provider.ts'

test('Google signs the user in and returns to the previous page', async ({
  page,
  provider,
  product,
}) => {
  provider.person = {
    sub: `google`,
    name: 'Noa Levi',
    email: `noa@demo.test`,
    email_verified: true,
  }
  await page.goto('/dashboard?tab=saved')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(`${product.url}/dashboard?tab=saved`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noa Levi')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain('f4i.session_token')
})

test('a refusal there is reported here, and sign-in remains possible @rare', async ({
  page,
  provider,
  product,
}) => {
  for (const [refusal, sentence] of [
    ['access_denied', /^Failed to sign in with Google\.\.\./],
    ['unauthorized_client', /configuration issue/],
    ['redirect_uri_mismatch', /redirect URL/],
    ['invalid_scope', /scope issue/],
  ] as const) {
    provider.refusal = refusal
    await page.goto('/auth?view=sign-up&redirect=/partners')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/partners')
  }
  expect(page.url()).toContain(product.url)
})

test('a provider without keys says so @rare', async ({ page }) => {
  await page.goto('/auth')
  const button = page.getByRole('button', { name: 'Continue with Twitter' })
  await expect(button).toContainText('Not configured on this site')
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(/Twitter is not configured on this site/)
})

test(`Facebook's address is first confirmed by email @rare`, async ({
  page,
  provider,
  product,
}) => {
  const email = `dana@demo.test`
  provider.person = { id: `facebook`, name: 'Dana Katz', email }
  await page.goto('/auth?redirect=/partners')
  await page.getByRole('button', { name: 'Continue with Facebook' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const mail = (await product.mails()).find(({ to }) => to === email)
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue with Facebook' }).click()
  await expect(page).toHaveURL(`${product.url}/partners`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The page's policy restricts form targets; with scripts it does not apply.
  test('a provider that redirects to another host works too', async ({
    page,
    provider,
    product,
  }) => {
    provider.isElsewhere = true
    provider.person = {
      sub: `elsewhere`,
      name: 'Tal Peretz',
      email: `tal@demo.test`,
      email_verified: true,
    }
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await page.goto('/auth?redirect=/dashboard')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL(`${product.url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tal Peretz')
    expect([...hosts]).toContain('localhost')
  })
})

test('tokens in the hash are ignored', async ({ page, product }) => {
  await page.goto('/auth/callback#access_token=x&refresh_token=y')
  await expect(page).toHaveURL(/\/auth#top$/)
  await page.goto('/auth/callback/google?code=x&state=y')
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
    'f4i.session_token',
  )
  expect(page.url()).toContain(product.url)
})
