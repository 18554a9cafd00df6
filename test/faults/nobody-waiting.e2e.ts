import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../e2e/product.ts'
import { signInAs } from '../e2e/sign-in-as.ts'
import { mailInEnglish } from '../e2e/speak.ts'
import { seedFolder, startProduct, type Mail, type Product } from '../e2e/start-product.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const TITLE = 'Ladles of Har Tavor'
const CLOCK = pathToFileURL('test/faults/moved-clock.mjs').href

/** A product that can be started again on another day. */
type Moved = Product & {
  /** Starts it again at that time, with the same data and address. Whoever was signed in for more than a week no longer is. */
  goTo(time: number): Promise<void>
}

const test = base.extend<object, { product: Moved }>({
  product: [
    async ({ language }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'moved-'))
      await seedFolder(folder)
      const settings = {
        DATABASE_TIMEOUT_MS: '15000',
        DATA_DIR: folder,
        PORT: String(await freePort()),
        NODE_OPTIONS: `--import=${CLOCK}`,
      }
      let running = await startProduct(settings)
      const product: Moved = {
        ...running,
        mails: async () => (await running.mails()).map((mail) => mailInEnglish(language, mail)),
        async goTo(time) {
          await running.stop()
          const ahead = String(time - Date.now())
          running = await startProduct({ ...settings, CLOCK_AHEAD_MS: ahead })
        },
      }
      await use(product)
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** The same journey without scripts, on every run: `test/requests/nobody-waiting.db.test.ts`. Here the product's own jobs do the waiting. */
test('a full date, the line for it, an offer, a reminder, check-in, hours, and a certificate @loop', async ({
  browser,
  product,
}) => {
  const opened: { page: Page }[] = []
  /** A new browser of that person, at the product's time. */
  const browse = async (email?: string) => {
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    if (email) await signInAs(page, email)
    opened.push({ page })
    return page
  }
  const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
  // 17:00 in Israel, within an hour.
  const start = Date.parse(`${dayIn(9)}T15:00:00Z`)
  const newestMail = async (to: string, kind: string): Promise<Mail | undefined> =>
    (await product.mails()).find((mail) => mail.to === to && mail.kind === kind)
  /** The link to the sign-up in the newest email of that kind, as soon as a job has sent it. */
  const linkIn = async (to: string, kind: string) => {
    await expect
      .poll(async () => (await newestMail(to, kind))?.kind, { timeout: 60_000 })
      .toBe(kind)
    const link = /(\/he)?\/sign-ups\/\S+key=\S+/.exec((await newestMail(to, kind))!.text)
    return link?.[0] ?? `no link in ${kind}`
  }

  const item = await test.step('an event with three dates is posted and approved', async () => {
    const office = await browse('partner@demo.test')
    await office.goto('/partner-dashboard/posts/new?type=event')
    await office.getByRole('textbox', { name: 'Title' }).fill(TITLE)
    await office
      .getByRole('textbox', { name: 'Description' })
      .fill('We cook for forty people, and eat together.')
    await office
      .getByRole('combobox', { name: 'Category', exact: true })
      .selectOption('community-development')
    await office.getByRole('combobox', { name: 'Region', exact: true }).selectOption('asia')
    await office
      .getByRole('combobox', { name: 'District in Israel', exact: true })
      .selectOption('northern-district')
    await office.getByLabel('Place', { exact: true }).fill('Kiryat Shmona')
    await office.getByLabel(/Volunteer: people/).check()
    await office.getByLabel('People choose the dates they come to', { exact: true }).check()
    await office.getByLabel('Starts on').fill(dayIn(9))
    await office.getByLabel('Starts at').fill('17:00')
    await office.getByLabel('Ends at').fill('20:00')
    await office.getByLabel('Places on this date', { exact: true }).fill('1')
    for (const [number, days] of [
      [2, 16],
      [3, 23],
    ] as const) {
      await office.getByRole('button', { name: 'Add a date', exact: true }).click()
      const date = office.getByRole('group', { name: `Date ${number}`, exact: true })
      await date.getByLabel('Day', { exact: true }).fill(dayIn(days))
      await date.getByLabel('Places on this date', { exact: true }).fill('5')
    }
    await office.getByRole('button', { name: 'Submit for review', exact: true }).click()
    await expect(office.getByRole('button', { name: 'Withdraw from review' })).toBeVisible()

    const admin = await browse('admin@demo.test')
    await admin.goto('/admin')
    await admin.getByRole('button', { name: `Approve ${TITLE}` }).click()
    await expect(admin.getByText('Project/Event approved successfully').first()).toBeAttached()

    const visitor = await browse()
    await visitor.goto(`/projects-events?q=${encodeURIComponent(TITLE)}`)
    await visitor.getByRole('article').getByRole('link', { name: TITLE }).first().click()
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    return new URL(visitor.url()).pathname
  })

  const confirm = async () => {
    const office = await browse('partner@demo.test')
    await office.goto(`/partner-dashboard/supporters?post=${item.split('/').at(-1)}`)
    await office
      .getByRole('button', { name: /^Confirm / })
      .first()
      .click()
    await expect(office.getByRole('button', { name: /^Confirm / })).toHaveCount(0)
  }

  const taken = await test.step('the second waits, and gets the place of the first', async () => {
    const first = await browse('ambassador@demo.test')
    await first.goto(`${item}/support/volunteer`)
    await expect(first.locator('input[name=dates]')).toHaveCount(3)
    await first.locator('input[name=dates]').first().check()
    await first.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect(first).toHaveURL(/\/sign-ups\//)
    await confirm()

    const second = await browse('supporter@demo.test')
    await second.goto(`${item}/support/volunteer`)
    await second.locator('input[name=waitingDates]').check()
    await second.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect(second.getByText(/You are number 1 /).first()).toBeVisible()

    await first.reload()
    await first.getByRole('button', { name: 'Free up my place' }).click()
    await expect(first.getByText('Done. You are no longer expected.').first()).toBeAttached()

    const stranger = await browse()
    await stranger.goto(await linkIn('supporter@demo.test', 'support.offered'))
    await stranger.getByRole('button', { name: 'Take the place' }).click()
    await expect(stranger.getByText('The place is yours.').first()).toBeAttached()
    await confirm()
    return new URL(stranger.url()).pathname
  })

  await test.step('the day before, the second is still coming', async () => {
    await product.goTo(start - 22 * HOUR)
    const stranger = await browse()
    await stranger.goto(await linkIn('supporter@demo.test', 'support.reminder-day'))
    await stranger.getByRole('button', { name: 'Still coming' }).click()
    await expect(stranger.getByText(/Thank you for letting us know/).first()).toBeAttached()
  })

  await test.step('in the evening they are checked in, and get their hours and a certificate', async () => {
    await product.goTo(start - HOUR)
    const door = await browse('partner@demo.test')
    await door.goto('/partner-admin/check-in')
    await door.getByRole('link', { name: TITLE }).first().click()
    await expect(door.getByText('0 of 1 here')).toBeVisible()
    await door.getByRole('button', { name: /^Here/ }).click()
    await expect(door.getByText('1 of 1 here')).toBeVisible()

    await product.goTo(start + 6 * HOUR)
    await door.goto(new URL(door.url()).pathname.replace(/(check-in\/[\da-f-]+)/, '$1/hours'))
    await door.getByRole('button', { name: 'Confirm all' }).click()
    const home = await browse('supporter@demo.test')
    await expect
      .poll(async () => {
        await home.goto(taken)
        return home.getByText('3 hours confirmed. Thank you.').count()
      })
      .toBe(1)
    const pdf = await home.request.get(`${taken}/certificate.pdf`)
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await home.getByRole('link', { name: 'Check it online' }).click()
    await expect(home.getByText('This certificate is valid. It says:')).toBeVisible()
    await expect(home.getByText(TITLE).first()).toBeVisible()
  })
  for (const { page } of opened) await page.context().close()
})

test('a sign-up that no one answers: two nudges, staff, and the answer @loop', async ({
  browser,
  product,
}) => {
  const browse = async (email: string) => {
    const page = await (await browser.newContext({ baseURL: product.url })).newPage()
    await signInAs(page, email)
    return page
  }
  const now = Date.now() + 20 * DAY
  await product.goTo(now)
  const who = await browse('applicant@demo.test')
  await who.goto('/projects-events?q=roofs')
  await who
    .getByRole('article')
    .getByRole('link', { name: /Forty roofs before the winter/ })
    .first()
    .click()
  await expect(who.getByRole('heading', { level: 1, name: /^Forty roofs/ })).toBeVisible()
  const item = new URL(who.url()).pathname
  await who.goto(`${item}/support/volunteer`)
  await who.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(who).toHaveURL(/\/sign-ups\//)
  const signUp = new URL(who.url()).pathname
  for (const [days, kind] of [
    [4, 'waiting.nudge-1'],
    [7, 'waiting.nudge-2'],
    [10, 'waiting.escalation'],
  ] as const) {
    // The mailbox shows the latest 200 emails, so their number says nothing.
    const newest = async () => (await product.mails()).find((mail) => mail.kind === kind)?.id
    const before = await newest()
    await product.goTo(now + days * DAY)
    await expect.poll(newest, { timeout: 90_000, message: kind }).not.toBe(before)
  }
  const admin = await browse('admin@demo.test')
  await admin.goto('/admin/overdue?who=partner')
  const named = admin.getByText('Galilee Hands').filter({ visible: true })
  await expect(named.first()).toBeVisible()

  const office = await browse('partner@demo.test')
  await office.goto(`/partner-dashboard/supporters?post=${item.split('/').at(-1)}`)
  const row = office.getByRole('article').filter({ hasText: 'Miriam Shaked' })
  await row.getByRole('button', { name: /^Confirm / }).click()
  await expect(row.getByRole('button', { name: /^Confirm / })).toHaveCount(0)
  const back = await browse('applicant@demo.test')
  await back.goto(signUp)
  await expect(back.getByText('Confirmed').first()).toBeVisible()
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' ? address!.port : 0
}
