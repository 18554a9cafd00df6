import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { listFeed } from '#domain/project-events/queries/list-feed.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { suggest } from '#domain/project-events/queries/suggest.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import { typed } from '#test/app/organization.ts'
import { startTestApp, memberOf, visitor } from '#test/app/create-test-app.ts'
import { seedPosters } from '#test/app/posting.ts'
import { addItem } from '#test/app/public-rows.ts'
import { submitApplication } from './commands/submit-application.ts'
import { updateOrganization } from './commands/update-organization.ts'
import { PARTNER_PROFILE_FIELDS } from './profile-fields.ts'
import { findMatchingPartners } from './queries/find-matching-partners.ts'
import { findOwnPartner } from './queries/find-own-partner.ts'
import { getApplication } from './queries/get-application.ts'
import { getPartner } from './queries/get-partner.ts'
import { getPublicPartner } from './queries/get-public-partner.ts'
import { listApplications } from './queries/list-applications.ts'
import { listPartnerChanges } from './queries/list-partner-changes.ts'
import { listPartners } from './queries/list-partners.ts'
import { listPublicPartners } from './queries/list-public-partners.ts'

const app = startTestApp()
let id: string
beforeAll(async () => {
  await seedPosters(app)
  id = (await own()).id
})

const own = async () => (await findOwnPartner(app.caller('partner'), {}))!
const asVisitor = () => app.caller(visitor)

const english = { mission: 'Bread first, then books.', description: 'We bake zucchini bread.' }
const hebrew = { mission: 'קודם לחם, ואז ספרים.', description: 'אנחנו אופים לחם קישואים.' }
const names = { name: typed.name, name_he: typed.name_he }
const inBoth = {
  ...names,
  ...english,
  language: 'en',
  mission_he: hebrew.mission,
  description_he: hebrew.description,
}
const basic = Object.fromEntries(
  Object.entries(typed).filter(([field]) =>
    (PARTNER_PROFILE_FIELDS as readonly string[]).includes(field),
  ),
)
const save = (texts: Record<string, string>, version?: string) =>
  updateOrganization(app.caller('partner'), { values: { ...basic, ...texts }, version })

test('an organization is shown in the language of the page, and found by the words of either', async () => {
  await save(inBoth)
  expect(await getPublicPartner(asVisitor(), { id })).toMatchObject({
    ...english,
    name: typed.name,
    otherName: typed.name_he,
    language: 'en',
    summary: english.description,
  })
  const listed = async () =>
    (await listPublicPartners(asVisitor(), {})).partners.find((one) => one.id === id)
  await speak('he', async () => {
    expect(await getPublicPartner(asVisitor(), { id })).toMatchObject({
      ...hebrew,
      name: typed.name_he,
      otherName: typed.name,
      language: 'he',
    })
    expect(await listed()).toMatchObject({ name: typed.name_he, summary: hebrew.description })
  })
  expect(await listed()).toMatchObject({ name: typed.name, summary: english.description })
  for (const words of [['zucchini'], ['קישואים']]) {
    const partners = await findMatchingPartners(asVisitor(), { words })
    expect(partners.map(({ thing }) => thing.id)).toContain(id)
  }
})

test('texts in one language are shown on pages of the other, and say in which they are', async () => {
  await save({ ...names, ...hebrew })
  expect(await getPublicPartner(asVisitor(), { id })).toMatchObject({ ...hebrew, language: 'he' })
})

test('its items, calendar, suggestions and mails name it in the language of whoever reads, and either finds them', async () => {
  await save(inBoth)
  const event = { type: 'event' as const, title: 'Ovens', supportTypes: ['volunteer'] }
  const itemId = await addItem(app, { ...event, partnerId: id })
  const shown = async (q: string) => ({
    page: (await getPublic(asVisitor(), { id: itemId })).organization,
    card: (await listPublic(asVisitor(), { q })).items.find((one) => one.id === itemId)
      ?.organization,
    feed: (await listFeed(asVisitor(), { partnerId: id })).find((entry) => entry.id === itemId)
      ?.words?.organization,
    suggested: (await suggest(asVisitor(), { q })).partners.find((one) => one.id === id)?.name,
  })
  const all = (name: string) => ({ page: name, card: name, feed: name, suggested: name })
  for (const q of Object.values(names)) {
    expect(await shown(q)).toEqual(all(typed.name))
    expect(await speak('he', () => shown(q))).toEqual(all(typed.name_he))
  }
  await app.as('supporter').update('profiles', { language: 'he' }, { id: DEMO_USERS.supporter.id })
  const asked = { itemId, kind: 'volunteer' as const, message: '', places: '1' }
  const support = await supportItem(app.caller('supporter', newId()), asked)
  const answered = { id: support.id, answer: 'confirmed' as const, reason: '' }
  await answerSupport(app.caller('partner'), answered)
  const mail = (await app.mailsTo(DEMO_USERS.supporter.email))[0]
  expect(mail?.kind).toBe('support.confirmed')
  expect(mail?.text).toContain(typed.name_he)
  expect(mail?.text).not.toContain(typed.name)
})

test('a new name in another language alone is on its items at once', async () => {
  const itemId = await addItem(app, { partnerId: id, title: 'Mills' })
  await save({ ...inBoth, name_he: 'ידי הנגב' })
  await speak('he', async () => {
    expect((await getPublic(asVisitor(), { id: itemId })).organization).toBe('ידי הנגב')
    const { items } = await listPublic(asVisitor(), { q: 'ידי הנגב mills' })
    expect(items.map((one) => one.id)).toContain(itemId)
  })
})

test('half a translation is refused by field, and not kept by the database', async () => {
  const { mission_he: _, ...half } = inBoth
  await expect(save(half)).toBeRefusedAt('mission_he')
  await expect(save({ ...names, mission: 'Bread.', ...pick(inBoth) })).toBeRefusedAt(
    'description_he',
  )
  const write = (columns: object) =>
    app.runtime.scope
      .as(memberOf('partner'), (db) =>
        db.updateTable('partners').set(columns).where('id', '=', id).execute(),
      )
      .catch((error: unknown) => violatedConstraint(error))
  const translations = JSON.stringify({ he: { mission: hebrew.mission } })
  expect(await write({ translations })).toBe('translations_are_whole')
  for (const otherNames of [{ he: '' }, { he: 7 }, { Hebrew: 'ידי' }]) {
    expect(await write({ otherNames: JSON.stringify(otherNames) })).toBe('other_names_are_names')
  }
})

const pick = ({ mission_he, description_he }: typeof inBoth) => ({ mission_he, description_he })

test('another organization, a supporter and staff cannot write its texts', async () => {
  await save(inBoth)
  const texts = { otherNames: '{}', translations: '{}' }
  for (const who of ['partner2', 'supporter'] as const) {
    const { numUpdatedRows } = await app.as(who).update('partners', texts, { id })
    expect(numUpdatedRows, who).toBe(0n)
  }
  await expect(app.asStaff('admin').update('partners', texts, { id })).toBeRefused('forbidden')
})

test('another window that changed only a translation is noticed', async () => {
  await save(inBoth)
  const { versions } = await own()
  await save({ ...inBoth, mission_he: 'לחם לכולם.' }, versions.basic)
  await expect(save(inBoth, versions.basic)).toBeRefused('conflict')
})

test('staff reads both languages, and what was changed in which', async () => {
  await save({ ...inBoth, mission_he: 'לחם.', name_he: 'ידי הים' })
  await save(inBoth)
  expect(await getPartner(app.caller('admin'), { id })).toMatchObject({
    ...english,
    otherNames: { he: typed.name_he },
    translations: { he: hebrew },
  })
  const [change] = await listPartnerChanges(app.caller('admin'), { partnerId: id })
  expect(change?.fields).toEqual(['other_names', 'translations'])
})

test('an application has the name in both languages, for staff to read and to search by', async () => {
  const values = { ...typed, name: 'Lantern Street', name_he: 'רחוב הפנס' }
  await submitApplication(app.caller('supporter', newId()), { values, after: 0 })
  const partner = (await findOwnPartner(app.caller('supporter'), {}))!
  expect(partner.otherNames).toEqual({ he: 'רחוב הפנס' })
  const { items } = await listPartners(app.caller('admin'), { q: 'הפנס' })
  expect(items).toMatchObject([{ id: partner.id, otherNames: ['רחוב הפנס'] }])
  const { items: waiting } = await listApplications(app.caller('admin'), { status: 'pending' })
  const application = waiting.find(({ name }) => name === 'Lantern Street')
  expect(application?.otherNames).toEqual(['רחוב הפנס'])
  expect(
    await getApplication(app.caller('admin'), { applicationId: application!.id }),
  ).toMatchObject({ name: 'Lantern Street', otherNames: { he: 'רחוב הפנס' } })
})
