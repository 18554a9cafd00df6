import { expect, test } from 'vitest'
import { startTestApp } from '#test/app/create-test-app.ts'
import { getSiteText } from '../queries/get-site-text.ts'
import { saveSiteText } from './save-site-text.ts'

const slug = 'payment-instructions'

const app = startTestApp()

const stored = () => getSiteText(app.caller('admin'), { slug })
const versionNow = async () => String((await stored()).version)

test('is saved, and the audit log keeps both versions', async () => {
  await saveSiteText(app.caller('admin'), { slug, body: ' Bank \n', version: await versionNow() })
  expect((await stored()).body).toBe('Bank')
  const line = await app
    .asStaff('admin')
    .row('auditEntries', ['after'], { operation: 'site.save-site-text' })
  expect(line.after).toEqual({ slug, body: 'Bank' })
})

test('of two concurrent edits the second gets a conflict, and nothing is lost', async () => {
  const version = await versionNow()
  await saveSiteText(app.caller('admin'), { slug, body: 'Check', version })
  await expect(saveSiteText(app.caller('superuser'), { slug, body: 'Cash', version })).toBeRefused(
    'conflict',
  )
  expect((await stored()).body).toBe('Check')
})

test('has a maximum length', async () => {
  const version = await versionNow()
  await expect(
    saveSiteText(app.caller('admin'), { slug, body: 'x'.repeat(4001), version }),
  ).toBeRefusedAt('body')
})

test.each(['supporter', 'partner', 'ambassador'] as const)('is refused for %s', async (who) => {
  await expect(saveSiteText(app.caller(who), { slug, body: 'Mine', version: '1' })).toBeRefused(
    'forbidden',
  )
  await expect(getSiteText(app.caller(who), { slug })).toBeRefused('forbidden')
})

test('the rate of the shekel is a number or empty', async () => {
  const rate = 'shekel-rate'
  const admin = app.caller('admin')
  const version = async () => String((await getSiteText(admin, { slug: rate })).version)
  for (const body of ['free', '0', '3,72', '-1', '3.72.1', '100']) {
    await expect(saveSiteText(admin, { slug: rate, body, version: await version() })).toBeRefusedAt(
      'body',
    )
  }
  await app.runtime.switches.refresh()
  expect(app.runtime.switches.shekels()).toBeNull()
  await saveSiteText(admin, { slug: rate, body: '3.72', version: await version() })
  await app.runtime.switches.refresh()
  expect(app.runtime.switches.shekels()?.rate).toBe(3.72)
  await saveSiteText(admin, { slug: rate, body: '', version: await version() })
  await app.runtime.switches.refresh()
  expect(app.runtime.switches.shekels()).toBeNull()
  await expect(
    saveSiteText(app.caller('supporter'), { slug: rate, body: '9', version: await version() }),
  ).toBeRefused('forbidden')
})

test('other processes hear of it, and forget their pages', async () => {
  const heard = Promise.withResolvers<void>()
  const listening = Promise.withResolvers<void>()
  const channels = { features: () => heard.resolve() }
  app.database.listen({ channels, lost() {}, back: listening.resolve })
  await listening.promise
  const version = await versionNow()
  await saveSiteText(app.caller('admin'), { slug, body: 'Transfer', version })
  await heard.promise
})

const inHebrew = { body_he: 'בנק' }
const inEnglish = { body_en: 'Bank' }

test('may be in two languages; the rate of the shekel is in none', async () => {
  const admin = app.caller('admin')
  const version = await versionNow()
  await saveSiteText(admin, { slug, version, body: 'Bank', ...inHebrew })
  expect(await stored()).toMatchObject({ body: 'Bank', inEach: { language: 'en', body_he: 'בנק' } })
  await saveSiteText(admin, {
    slug,
    body: 'בנק',
    ...inEnglish,
    version: await versionNow(),
  })
  expect((await stored()).inEach).toEqual({ language: 'he', body_en: 'Bank' })
  await expect(
    saveSiteText(admin, {
      slug,
      body: '',
      language: 'en',
      ...inHebrew,
      version: await versionNow(),
    }),
  ).toBeRefusedAt('body_he')
  const rate = 'shekel-rate'
  const before = await getSiteText(admin, { slug: rate })
  await saveSiteText(admin, {
    slug: rate,
    body: '',
    ...inHebrew,
    version: String(before.version),
  })
  expect((await getSiteText(admin, { slug: rate })).inEach).toEqual({ language: 'en' })
})
