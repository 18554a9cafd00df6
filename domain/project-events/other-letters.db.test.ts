import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPublicPartners } from '#domain/partners/queries/list-public-partners.ts'
import { searchName } from '#domain/partners/search-name.ts'
import { createTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { findInOtherLetters } from './queries/find-in-other-letters.ts'
import { listPublic } from './queries/list-public.ts'
import { suggest } from './queries/suggest.ts'

let app: TestApp
let fields: string, choir: string
const named = (name: string) => ({ name, searchName: searchName({ name, otherNames: {} }) })
beforeAll(async () => {
  app = await createTestApp()
  fields = await addPartner(app, named('Green Fields'))
  await addPartner(app, { ...named('Grey Wolves'), status: 'pending', approvedAt: null })
  choir = await addItem(app, { partnerId: fields, title: 'הטרקלין של הבזלת' })
})
afterAll(() => app.close())

const written = (q: string) => findInOtherLetters(app.caller(visitor), { q })

test('a name is found in the letters of the other language', async () => {
  expect(await written('גרין פילדס')).toBe('green fields')
  expect(await written('hatraklin')).toBe('הטרקלין')
  expect(await written('traklin')).toBe('טרקלין')
  expect(await written('bazelet hatraklin')).toBe('בזלת הטרקלין')
})

test('what only shares consonants, is too short, or is not public, is not found', async () => {
  for (const q of ['גרון', 'גורן פלדות', 'גר', 'grn', 'וולבס', 'zzzz', '%', '']) {
    expect(await written(q), q).toBeNull()
  }
})

test('lists and suggestions fall back on it, and say how it is written', async () => {
  const caller = app.caller(visitor)
  const partners = await listPublicPartners(caller, { q: 'גרין פילדס' })
  expect(partners).toMatchObject({
    total: 1,
    writtenAs: 'green fields',
    partners: [{ id: fields }],
  })
  const items = await listPublic(caller, { q: 'hatraklin' })
  expect(items).toMatchObject({ total: 1, writtenAs: 'הטרקלין', items: [{ id: choir }] })
  expect((await suggest(caller, { q: 'גרין פילדס' })).partners).toMatchObject([{ id: fields }])
})

test('what is found as it is written stays as it is', async () => {
  const found = await listPublicPartners(app.caller(visitor), { q: 'green' })
  expect(found).toMatchObject({ writtenAs: null, partners: [{ id: fields }] })
})
