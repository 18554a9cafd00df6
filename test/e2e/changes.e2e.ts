import type { Browser, Page } from '@playwright/test'
import { m } from '#messages'
import { parseCalendar } from '../app/calendar-text.ts'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'
import { submitPost } from './submit-post.ts'

const OLD = 'Ein Kerem, by the spring'
const NEW = 'Akko, at the old port'
const PEOPLE = ['supporter@demo.test', 'applicant@demo.test'] as const

/** An event changes after users have signed up, with and without JavaScript. */
for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'
  const title = `Songs at dusk ${how}`

  test(
    `an event moves and is cancelled; participants are notified and respond, ${how}`,
    { tag: '@rare' },
    async ({ browser, product }) => {
      const open = (email?: string) => person(browser, { product, javaScriptEnabled, email })
      const owner = await open('partner@demo.test')
      const admin = await open('admin@demo.test')
      const [staying, leaving] = await Promise.all(PEOPLE.map((email) => open(email)))
      /** Signed out: a link in an email needs no account. */
      const reader = await open()
      let post = ''
      let page = ''

      await test.step('an event is approved, and two sign up', async () => {
        await submitPost(owner, title)
        post = new URL(owner.url()).pathname
        await approve(admin, title)
        page = await owner.goto(post).then(() => publicPage(owner))
        for (const who of [staying!, leaving!]) {
          await who.goto(`${page}/support/attend`)
          await who
            .getByRole('dialog')
            .getByRole('button', { name: m.supporting_attend_submit(), exact: true })
            .click()
          await expectSaid(who, 'Thank you for signing up.')
        }
      })

      await test.step('the organization changes its time and place', async () => {
        await owner.goto(post)
        await owner.getByLabel('Starts at').fill('19:00')
        await owner.getByLabel('Place', { exact: true }).fill(NEW)
        await owner.getByRole('button', { name: 'Submit for review', exact: true }).click()
        await expect(owner.getByRole('button', { name: 'Withdraw from review' })).toBeVisible()
      })

      await test.step('staff see how many are emailed, and approve', async () => {
        const count = m.signups_approve_count({ count: 2 })
        await admin.goto('/admin')
        await expect(admin.getByRole('article', { name: title })).toContainText(count)
        await admin.getByRole('link', { name: title, exact: true }).click()
        await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(admin.getByText(count)).toBeVisible()
        await approve(admin, title)
      })

      await test.step('both are emailed the old and the new time and place', async () => {
        for (const email of PEOPLE) {
          const mail = await mailTo(product, email, `Changed: ${title}`)
          expect(mail.text).toMatch(/New time: .* 7:00 PM.*\. It was .* 5:30 PM/)
          expect(mail.text).toContain(`New place: ${NEW}. It was ${OLD}.`)
        }
        expect(await eventFile(reader, page)).toMatchObject({ location: NEW })
      })

      await test.step('one confirms through the link', async () => {
        const link = linkIn(await mailTo(product, PEOPLE[0], `Changed: ${title}`))
        await reader.goto(link)
        await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(reader.getByRole('main')).toContainText(NEW)
        await expect(reader.getByText(m.signups_asks())).toBeVisible()
        if (javaScriptEnabled) await expectNoAxeViolations(reader)
        await reader.getByRole('button', { name: m.signups_still_coming() }).click()
        await expectSaid(reader, m.signups_did_confirm())
        await expect(reader.getByText(m.signups_is_coming())).toBeVisible()
        await expect(reader.getByRole('button', { name: m.signups_still_coming() })).toHaveCount(0)
      })

      await test.step('the other cancels through the link; opening it alone does nothing', async () => {
        const link = linkIn(await mailTo(product, PEOPLE[1], `Changed: ${title}`))
        await reader.goto(link)
        await reader.goto(link)
        await reader.getByRole('button', { name: m.signups_free() }).click()
        await expectSaid(reader, m.signups_did_free())
        await expect(reader.getByText(m.signups_is_cancelled())).toBeVisible()
        // The messages with the organization stay.
        await expect(reader.getByRole('main').getByRole('button')).toHaveText('Send message')
      })

      await test.step('a forged key, and one for another sign-up, open nothing', async () => {
        const [one, other] = await Promise.all(
          PEOPLE.map(
            async (email) => new URL(linkIn(await mailTo(product, email, `Changed: ${title}`))),
          ),
        )
        const key = one!.searchParams.get('key')!
        const forged = `${one!.pathname}?key=${encodeURIComponent(key.slice(0, -2))}xx`
        const exchanged = `${other!.pathname}?key=${encodeURIComponent(key)}`
        for (const address of [forged, exchanged, one!.pathname]) {
          const read = await reader.request.get(address)
          const pressed = await reader.request.post(address, {
            form: { intent: 'free' },
            headers: { 'sec-fetch-site': 'same-origin' },
          })
          expect([address, read.status(), pressed.status()]).toEqual([address, 404, 401])
        }
      })

      await test.step('the organization and those who signed up see it', async () => {
        await owner.goto(`/partner-dashboard/supporters?post=${post.split('/').at(-1)}`)
        const cards = owner.getByRole('article')
        await expect(cards).toHaveCount(2)
        await expect(cards.filter({ hasText: 'that they are still coming' })).toHaveCount(1)
        await expect(cards.filter({ hasText: 'Canceled' })).toHaveCount(1)
        await staying!.goto('/dashboard')
        await expect(entry(staying!, title)).not.toContainText('Canceled')
        await leaving!.goto('/dashboard')
        await expect(entry(leaving!, title)).toContainText('Canceled')
      })

      await test.step('it is taken down with a message to the remaining participant', async () => {
        await owner.goto(`${post}?confirm=take-down`)
        await expect(owner.getByText(m.signups_take_down_count({ count: 1 }))).toBeVisible()
        await owner.getByLabel(m.signups_message()).fill('The port is closed for repairs.')
        await owner.getByRole('button', { name: m.signups_take_down_and_email() }).click()
        await expect(owner.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
        const mail = await mailTo(product, PEOPLE[0], `Canceled: ${title}`)
        expect(mail.text).toContain('The port is closed for repairs.')
        const all = await product.mails()
        expect(all.filter(({ subject }) => subject === `Canceled: ${title}`)).toHaveLength(1)
        await reader.goto(linkIn(mail))
        await expect(reader.getByText(m.signups_is_cancelled())).toBeVisible()
        await expect(reader.getByRole('main')).toContainText('The port is closed for repairs.')
        await staying!.goto('/dashboard')
        await expect(entry(staying!, title)).toContainText('Canceled')
        expect((await reader.request.get(page)).status()).toBe(404)
        expect(await eventFile(reader, page)).toMatchObject({ status: 'CANCELLED' })
      })

      for (const one of [owner, admin, staying!, leaving!, reader]) await one.context().close()
    },
  )
}

async function person(
  browser: Browser,
  as: { product: Product; javaScriptEnabled: boolean; email: string | undefined },
): Promise<Page> {
  const { product, javaScriptEnabled, email } = as
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled })
  const page = await context.newPage()
  if (email) await signInAs(page, email)
  return page
}

async function approve(admin: Page, title: string): Promise<void> {
  await admin.goto('/admin')
  await admin
    .getByRole('article', { name: title })
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expectSaid(admin, 'Project/Event approved successfully')
}

async function publicPage(owner: Page): Promise<string> {
  const link = owner.getByRole('link', { name: 'See the public page' })
  return (await link.getAttribute('href')) ?? ''
}

async function mailTo(product: Product, email: string, subject: string) {
  const mails = await product.mails()
  const found = mails.filter((mail) => mail.to === email && mail.subject === subject)
  expect(found, `${subject} to ${email}`).toHaveLength(1)
  return found[0]!
}

const linkIn = ({ text }: { text: string }) => /http\S+\/sign-ups\/\S+/.exec(text)?.[0] ?? ''

const entry = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first()

async function eventFile(page: Page, address: string) {
  const file = await page.request.get(`${address}/event.ics`)
  expect(file.status()).toBe(200)
  return parseCalendar(await file.text()).events[0]
}
