import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { chooseLanguage } from '#domain/accounts/commands/choose-language.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import type { Language } from '#platform/text/language.ts'
import { makeAmbassador, registering } from '#test/app/ambassadors.ts'
import { creditTo, startAs, typedCampaign } from '#test/app/campaigning.ts'
import { startTestApp, memberOf, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { receiveGift } from '#test/app/giving.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { notifyGoalsReached } from './commands/notify-goals-reached.ts'
import { openAmbassador } from './commands/open-ambassador.ts'
import { updateCampaign } from './commands/update-campaign.ts'
import { updateOwnPage } from './commands/update-own-page.ts'
import { findMatchingAmbassadors } from './queries/find-matching-ambassadors.ts'
import { findOwnAmbassador } from './queries/find-own-ambassador.ts'
import { findReferrer } from './queries/find-referrer.ts'
import { getOwnCampaign } from './queries/get-own-campaign.ts'
import { getOwnAnalytics } from './queries/get-own-analytics.ts'
import { getPublicAmbassador } from './queries/get-public-ambassador.ts'
import { listAllResources } from './queries/list-all-resources.ts'
import { listPublicCampaigns } from './queries/list-public-campaigns.ts'
import { listResources } from './queries/list-resources.ts'
import { listShowcase } from './queries/list-showcase.ts'
import { saveResource } from './save-resource.ts'

const app = startTestApp()
let id: string
beforeAll(async () => {
  ;({ id } = await makeAmbassador(app, 'applicant'))
  await makeAmbassador(app, 'superuser')
})

const HEBREW_BIO = 'אנחנו אופים חלות בכל שישי.'
const update = async (changed: object, who: Person = 'applicant') => {
  const { version } = (await findOwnAmbassador(app.caller(who), {}))!
  return updateOwnPage(app.caller(who), { ...registering, version, ...changed })
}
const read = (language: Language) =>
  speak(language, () => getPublicAmbassador(app.caller(visitor), { id }))
const card = (language: Language) =>
  speak(language, async () => {
    const { ambassadors } = await listShowcase(app.caller(visitor), {})
    return ambassadors.find((one) => one.id === id)
  })
const constraintOf = async (work: Promise<unknown>) =>
  violatedConstraint(await work.catch((error: unknown) => error))

test('a page is shown in the language of the page, else as it was written', async () => {
  await update({ bio: 'We bake every Friday.', language: 'en', bio_he: HEBREW_BIO })
  expect(await read('en')).toMatchObject({ bio: 'We bake every Friday.', language: 'en' })
  expect(await read('he')).toMatchObject({ bio: HEBREW_BIO, language: 'he' })
  expect(await card('en')).toMatchObject({ summary: 'We bake every Friday.', language: 'en' })
  expect(await card('he')).toMatchObject({ summary: HEBREW_BIO, language: 'he' })
  expect(await findOwnAmbassador(app.caller('applicant'), {})).toMatchObject({
    bio: 'We bake every Friday.',
    inEach: { language: 'en', bio_he: HEBREW_BIO },
  })
  await update({ bio: HEBREW_BIO })
  expect(await read('en')).toMatchObject({ bio: HEBREW_BIO, language: 'he' })
  await update({ bio: 'Only in English.' })
  expect(await read('he')).toMatchObject({ bio: 'Only in English.', language: 'en' })
})

test('staff sees a page in each of its languages', async () => {
  await update({ bio: 'We bake.', language: 'en', bio_he: HEBREW_BIO })
  const { bios } = await openAmbassador(app.caller('admin'), { id })
  expect(Object.entries(bios)).toEqual([
    ['en', 'We bake.'],
    ['he', HEBREW_BIO],
  ])
})

test('the words of either language find an ambassador', async () => {
  await update({ bio: 'We bake pretzels.', language: 'en', bio_he: HEBREW_BIO })
  for (const words of [['pretzels'], ['חלות']]) {
    const ambassadors = await findMatchingAmbassadors(app.caller(visitor), { words, most: 12 })
    const found = ambassadors.find(({ thing }) => thing.id === id)
    expect(found?.thing.summary, words[0]).toBe('We bake pretzels.')
  }
})

test('a bio in the second language alone is refused, and not kept by the database', async () => {
  const half = { bio: '', language: 'en', bio_he: HEBREW_BIO }
  await expect(update(half)).toBeRefusedAt('bio_he')
  await update({ bio: 'We bake.', language: 'en', bio_he: '' })
  const write = (columns: object) =>
    app.as('applicant').update('ambassadorProfiles', columns, { id })
  for (const translations of [{ he: {} }, { he: { bio: '' } }, { en: { bio: 'Twice.' } }]) {
    const wrong = write({ translations: JSON.stringify(translations) })
    expect(await constraintOf(wrong)).toBe('translations_are_whole')
  }
  const translated = JSON.stringify({ he: { bio: HEBREW_BIO } })
  expect(await constraintOf(write({ bio: '', translations: translated }))).toBe(
    'translations_are_whole',
  )
})

test('no one else writes a translation', async () => {
  await update({ bio: 'We bake.', language: 'en', bio_he: HEBREW_BIO })
  const campaign = await startAs(app, 'applicant')
  const translations = JSON.stringify({ he: { bio: 'לא שלי', title: 'לא שלי' } })
  const write =
    (table: 'ambassadorProfiles' | 'ambassadorCampaigns', ofId: string) => (who: Person) =>
      app.runtime.scope.as(memberOf(who), (db) =>
        db.updateTable(table).set({ translations }).where('id', '=', ofId).executeTakeFirst(),
      )
  for (const who of ['supporter', 'partner', 'superuser'] as const) {
    expect((await write('ambassadorProfiles', id)(who)).numUpdatedRows).toBe(0n)
    expect((await write('ambassadorCampaigns', campaign)(who)).numUpdatedRows).toBe(0n)
  }
  const resource = { kind: 'marketing', title: 'Poster', link: 'https://posters.example/' }
  for (const who of ['supporter', 'partner', 'applicant'] as const) {
    const saved = saveResource(app.caller(who), { values: { ...resource, title_he: 'כרזה' } })
    await expect(saved).toBeRefused('forbidden')
  }
  const theirs = { ...typedCampaign, title_he: 'לא שלי' }
  await expect(
    updateCampaign(app.caller('superuser'), { ...theirs, id: campaign, version: '1' }),
  ).toBeRefused('not_found')
  expect(await read('he')).toMatchObject({ bio: HEBREW_BIO })
})

const inBoth = {
  title: 'Bread for Acre',
  description: 'Ovens.',
  language: 'en',
  title_he: 'לחם לעכו',
  description_he: 'תנורים.',
}

test('a campaign is shown in the language of the page', async () => {
  const campaign = await startAs(app, 'applicant', inBoth)
  const shown = (language: Language) =>
    speak(language, async () => {
      const all = await listPublicCampaigns(app.caller(visitor), { ambassadorId: id })
      return all.find((one) => one.id === campaign)
    })
  const english = { title: inBoth.title, description: inBoth.description, language: 'en' }
  const hebrew = { title: inBoth.title_he, description: inBoth.description_he, language: 'he' }
  expect(await shown('en')).toMatchObject(english)
  expect(await shown('he')).toMatchObject(hebrew)
  await speak('he', async () => {
    // The form has the texts as they were written.
    expect(await getOwnCampaign(app.caller('applicant'), { id: campaign })).toMatchObject({
      ...hebrew,
      texts: inBoth,
    })
    const analytics = await getOwnAnalytics(app.caller('applicant'), { period: 'all' })
    expect(analytics?.links.find((one) => one.id === campaign)?.title).toBe(inBoth.title_he)
    const { code } = (await shown('he'))!
    const itemId = await addSupportable(app)
    expect(await findReferrer(app.caller(system), { code, itemId, userId: null })).toMatchObject({
      campaign: inBoth.title_he,
    })
  })
})

test('half a campaign’s translation is refused by field', async () => {
  const refused = async (more: object, field: string) =>
    expect(startAs(app, 'applicant', { ...inBoth, ...more })).toBeRefusedAt(field)
  await refused({ description_he: '' }, 'description_he')
  await refused({ description: '' }, 'description_he')
  await refused({ title_he: '' }, 'title_he')
  await refused({ title_he: 'אב' }, 'title_he')
  const campaign = await startAs(app, 'applicant', {
    ...inBoth,
    description: '',
    description_he: '',
  })
  const wrong = app
    .as('applicant')
    .update('ambassadorCampaigns', { description: 'Now with one.' }, { id: campaign })
  expect(await constraintOf(wrong)).toBe('translations_are_whole')
})

test('that a goal is reached is told in the language of the ambassador', async () => {
  await chooseLanguage(app.caller('applicant'), { language: 'he' })
  const campaign = await startAs(app, 'applicant', { ...inBoth, goal: '50' })
  const { code } = await getOwnCampaign(app.caller('applicant'), { id: campaign })
  const gift = await signUp(app, 'supporter', await addSupportable(app), 'donate')
  expect(await creditTo(app, { supportId: gift, code })).toBe(true)
  await receiveGift(app, gift)
  expect(await notifyGoalsReached(app.caller(system), {})).toBeGreaterThan(0)
  const mails = await app.mailsTo(DEMO_USERS.applicant.email)
  const mail = mails.find(({ kind }) => kind === 'campaigns.goal-reached')
  expect(mail?.subject).toContain(inBoth.title_he)
  expect(`${mail?.subject} ${mail?.text}`).not.toContain(inBoth.title)
})

test('a material is shown in the language of the page, and half a translation is refused', async () => {
  const values = { kind: 'marketing', link: `https://posters.example/${newId()}`, isShown: 'on' }
  const { language, title, title_he: hebrew } = inBoth
  const poster = { ...values, language, title, title_he: hebrew }
  await saveResource(app.caller('admin'), { values: poster })
  const titles = (in_: Language, list: typeof listResources | typeof listAllResources) =>
    speak(in_, async () => {
      const all = await list(app.caller(list === listResources ? visitor : 'admin'), {})
      return all.find(({ link }) => link === values.link)
    })
  for (const list of [listResources, listAllResources]) {
    expect(await titles('en', list)).toMatchObject({ title, language: 'en' })
    expect(await titles('he', list)).toMatchObject({ title: hebrew, language: 'he' })
  }
  const half = saveResource(app.caller('admin'), {
    values: { ...poster, description_he: 'גדולה.' },
  })
  await expect(half).toBeRefusedAt('description_he')
})
