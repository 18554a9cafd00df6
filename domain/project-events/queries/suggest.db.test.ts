import { beforeAll, expect, test } from 'vitest'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { suggest } from './suggest.ts'

const app = startTestApp()

beforeAll(async () => {
  const partnerId = await addPartner(app, { name: 'Quillwork Guild' })
  const hidden = await addPartner(app, { name: 'Quillwork Suspended', status: 'suspended' })
  await addItem(app, {
    partnerId,
    title: 'Bake bread',
    description: 'With quillwork on the table.',
  })
  await addItem(app, { partnerId, title: 'Quillwork evening' })
  await addItem(app, { partnerId, title: 'Quillwork over', completedAt: app.runtime.clock.now() })
  await addItem(app, { partnerId, title: 'Quillwork waiting', status: 'pending' })
  await addItem(app, { partnerId: hidden, title: 'Quillwork of nobody' })
})

const ask = (q: string) => suggest(app.caller(visitor), { q })

test('suggests what is public and not past, first what has the words in its title', async () => {
  const { items, partners, towns } = await ask('quillw')
  expect(items.map(({ title }) => title)).toEqual(['Quillwork evening', 'Bake bread'])
  expect(partners.map(({ name }) => name)).toEqual(['Quillwork Guild'])
  expect(towns).toEqual([])
})

test.each([
  ['jeru', ['Jerusalem']],
  ['חיפ', ['חיפה']],
  ['petach t', ['Petah Tikva']],
])('%s may be a town', async (q, towns) => {
  expect((await ask(q)).towns).toEqual(expect.arrayContaining(towns))
})

test.each(['', 'q', '%', '__', '\u0000', 'x'.repeat(200)])('%j causes no error', async (q) => {
  expect((await ask(q)).partners).toEqual([])
})
