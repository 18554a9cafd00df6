import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { signInAs } from '../e2e/sign-in-as.ts'
import type { Mail, Product } from '../e2e/start-product.ts'
import type { Remembered } from './old-data.ts'
import { completeProfile, draftPost, paper, picture, verifyIdentity } from './work-in.ts'

export const PASSWORD = 'a-kept-password'
const PROJECT = 'Forty roofs before the winter in Kiryat Shmona'
const OUTING = 'Mending burnt footpaths above Katzrin'
const CAP = 'Negev Bloom Work Cap'

/**
 * Uses a running demo as people do, without JavaScript, until it holds rows of every kind that they leave behind; gives
 * what they keep of it: cookies and the links in their mails.
 */
export async function liveIn(
  product: Product,
  browser: Browser,
): Promise<Pick<Remembered, 'member' | 'cookies' | 'links' | 'order'>> {
  const open = () => browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const email = 'keeper@kept.example'

  const member = await open()
  await signUp(member, product, email)
  await fillProfile(await member.newPage())

  const stranger = await open()
  await requestAccount(await stranger.newPage(), 'unverified@kept.example')
  await askForReset(await stranger.newPage(), 'partner2@demo.test')
  await guessWrongly(await stranger.newPage(), 'partner2@demo.test')

  const guest = await open()
  const order = await placeOrder(await guest.newPage(), 'buyer@kept.example')
  await give(await guest.newPage(), 'giver@kept.example')
  await putIntoCart(await guest.newPage())
  await beginRegistration(await guest.newPage())
  await consent(await guest.newPage())
  await write(await guest.newPage(), 'writer@kept.example')

  await endTopic(await member.newPage())
  const partner = await open()
  await draftPost(await partner.newPage())
  await completeProfile(await partner.newPage())
  await signUpTogether(open, member)
  await verifyIdentity(await (await open()).newPage())

  const mails = await product.mails()
  const linkTo = (to: string, within: RegExp) => linkIn(mails, to, within)
  return {
    member: { email, password: PASSWORD },
    order,
    cookies: {
      member: await cookiesOf(member),
      guest: await cookiesOf(guest),
    },
    links: {
      verify: linkTo('unverified@kept.example', /\/auth\S*token=/),
      reset: linkTo('partner2@demo.test', /\/auth\/reset-password/),
      gift: linkTo('giver@kept.example', /\/gifts\//),
      order: linkTo('buyer@kept.example', /\/orders\//),
      unsubscribe: linkTo('', /\/unsubscribe\?token=/),
    },
  }
}

async function requestAccount(page: Page, email: string): Promise<void> {
  await page.goto('/auth?view=sign-up')
  await page.getByLabel('Full name').fill('Ruth Amsel')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
}

async function signUp(context: BrowserContext, product: Product, email: string): Promise<void> {
  const page = await context.newPage()
  await requestAccount(page, email)
  await page.goto(linkIn(await product.mails(), email, /\/auth/))
  await page.locator('#password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page).not.toHaveURL(/\/auth/)
}

async function fillProfile(page: Page): Promise<void> {
  await page.goto('/dashboard/profile')
  await page.getByLabel('City').fill('Haifa')
  await page.getByLabel('Profile picture').setInputFiles(await picture())
  await page.getByLabel('Document', { exact: true }).setInputFiles(paper)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).not.toHaveURL(/\/profile/)
}

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/auth?view=forgot')
  await page.locator('#email').fill(email)
  await page.getByRole('main').locator('form button[type=submit]').last().click()
  await page.waitForLoadState()
}

async function guessWrongly(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth', {
    form: { email, password: 'a guess' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBeGreaterThanOrEqual(400)
}

async function putIntoCart(page: Page): Promise<void> {
  await page.goto('/store?page=9')
  await page.getByRole('link', { name: `View Details ${CAP}` }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
}

async function placeOrder(page: Page, email: string): Promise<string> {
  await putIntoCart(page)
  await page.goto('/checkout')
  await page.getByLabel(/^Name/).fill('Ruth Abelson')
  await page.getByLabel(/^Email address/).fill(email)
  await page.getByLabel(/^Street/).fill('12 Linden Street')
  await page.getByLabel(/^City/).fill('Albany')
  await page.getByLabel(/^State/).fill('NY')
  await page.getByLabel(/^Postal/).fill('12207')
  await page.getByLabel(/^Country/).selectOption('US')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/orders\/F4I-\d+$/)
  return page.url().split('/').at(-1)!
}

async function openItem(page: Page, title: string): Promise<string> {
  await page.goto(`/projects-events?q=${encodeURIComponent(title)}`)
  await page.getByRole('article').filter({ hasText: title }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  return page.url()
}

async function give(page: Page, email: string): Promise<void> {
  await page.goto(`${await openItem(page, PROJECT)}/support/donate`)
  await page.getByLabel('Amount in US dollars').fill('21.50')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dan Perl')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page).toHaveURL(/\/gifts\//)
}

async function beginRegistration(page: Page): Promise<void> {
  await page.goto('/partner-registration')
  await page.getByRole('link', { name: 'Fill in the form first', exact: true }).click()
  await page.getByLabel('Organization name (English)').fill('Hands of the Hills')
  await page.getByLabel('Organization name (Hebrew)').fill('ידי ההרים')
  await page.getByLabel('Year established').fill('1999')
  await page.getByLabel('Country of registration').selectOption('Israel')
  await page.getByLabel('Entity type').selectOption({ index: 1 })
  await page.getByLabel('Charitable status').selectOption('Yes')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/step=contact/)
}

async function consent(page: Page): Promise<void> {
  const answer = await page.request.post('/preferences/consent', {
    form: { consent: 'yes', from: '/' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
  const seen = await page.request.post('/api/activity', {
    data: { activity_type: 'page_view', data: { path: '/projects-events' } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(seen.status()).toBe(204)
}

async function write(page: Page, email: string): Promise<void> {
  await page.goto('/contact')
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=message]') })
  await form.locator('[name=name]').fill('Ruth Amsalem')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=subject]').fill('Binding old books')
  await form.locator('[name=message]').fill('Do you need someone who can bind books?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('noscript [role=status]')).toContainText('Message sent!')
}

async function endTopic(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('switch').first().uncheck()
  await page.getByRole('button', { name: 'Save', exact: false }).first().click()
  await expect(page.locator('noscript [role=status]')).toBeAttached()
}

async function signUpTogether(
  open: () => Promise<BrowserContext>,
  leader: BrowserContext,
): Promise<void> {
  const page = await leader.newPage()
  await page.goto('/groups/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('The Keepers')
  await page.getByRole('button', { name: 'Start a Group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Keepers')
  const group = new URL(page.url()).pathname
  const invitation = await page.locator('input[value*="/join"]').first().inputValue()
  const other = await (await open()).newPage()
  await signInAs(other, 'supporter@demo.test', DEMO_PASSWORD)
  await other.goto(invitation)
  await other.getByRole('button', { name: 'Join the group' }).click()
  await expect(other).toHaveURL(new RegExp(group))
  const item = new URL(await openItem(page, OUTING)).pathname
  await page.goto(`${item}/support/volunteer`)
  await page.getByRole('link', { name: 'The Keepers' }).click()
  const people = page.getByRole('group', { name: /Who is coming along/ })
  await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign up together' }).click()
  await expect(page).toHaveURL(new RegExp(group))
}

/** The address in the newest mail to someone (to anyone: '') that has one like it, without its origin. */
function linkIn(mails: Mail[], to: string, like: RegExp): string {
  for (const mail of mails) {
    if (to !== '' && mail.to !== to) continue
    for (const [address] of mail.text.matchAll(/http\S+/g)) {
      if (like.test(address)) return address.replace(/^http:\/\/[^/]+/, '')
    }
  }
  throw new Error(`No mail to ${to || 'anyone'} has a link like ${like}.`)
}

async function cookiesOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}
