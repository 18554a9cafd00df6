import { expect, test } from 'vitest'
import { m } from '#messages'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { listFilters } from '../queries/list-filters.ts'
import { FILTER_NAME_MAX, FILTERS_MAX } from '../saved-filter.ts'
import { removeFilter } from './remove-filter.ts'
import { saveFilter } from './save-filter.ts'

const app = startTestApp()

const list = '/admin/users'
const save = (who: 'admin' | 'superuser', name: string, query = 'q=negev') =>
  saveFilter(app.caller(who), { list, name, query })
const names = async (who: 'admin' | 'superuser') =>
  (await listFilters(app.caller(who), {})).map(({ name, query }) => `${name}: ${query}`)

test('a filter is saved for oneself alone, replaced by name, and removed', async () => {
  await save('admin', '  Negev ', 'q=negev&type=staff')
  await save('admin', 'Negev', '?q=be%27er sheva')
  await save('superuser', 'Negev', 'q=other')
  expect(await names('admin')).toEqual(['Negev: q=be%27er+sheva'])
  expect(await names('superuser')).toEqual(['Negev: q=other'])

  const [own] = await listFilters(app.caller('admin'), {})
  // Someone else's is unknown, and stays.
  await expect(removeFilter(app.caller('superuser'), { id: own!.id })).toBeRefused('not_found')
  expect(await names('admin')).toHaveLength(1)
  await removeFilter(app.caller('admin'), { id: own!.id })
  expect(await names('admin')).toEqual([])
  expect(await names('superuser')).toHaveLength(1)
})

test('only staff saves filters, and sees any', async () => {
  for (const who of [visitor, 'supporter', 'partner', 'ambassador'] as const) {
    const caller = app.caller(who)
    const code = who === visitor ? 'not_signed_in' : 'forbidden'
    await expect(saveFilter(caller, { list, name: 'A', query: 'q=a' })).toBeRefused(code)
    await expect(listFilters(caller, {})).toBeRefused(code)
  }
})

test('a filter needs a name of limited length, a filter, and a list of the administration', async () => {
  const refusal = (given: { list?: string; name?: string; query?: string }) =>
    saveFilter(app.caller('admin'), { list, name: 'A', query: 'q=a', ...given }).then(
      () => null,
      (error: { fields?: Record<string, string> }) => Object.keys(error.fields ?? {}),
    )
  expect(await refusal({ name: '  ' })).toEqual(['name'])
  expect(await refusal({ name: 'x'.repeat(FILTER_NAME_MAX + 1) })).toEqual(['name'])
  expect(await refusal({ query: '' })).toEqual(['query'])
  expect(await refusal({ query: `q=${'x'.repeat(1000)}` })).toEqual(['query'])
  for (const elsewhere of ['/dashboard', 'https://elsewhere.example/admin', '/admin/../x', '//x']) {
    expect([elsewhere, await refusal({ list: elsewhere })]).toEqual([elsewhere, ['list']])
  }
})

test('one person keeps a limited number', async () => {
  for (let at = 0; at < FILTERS_MAX; at += 1) await save('admin', `Filter ${at}`)
  await expect(save('admin', 'One more')).rejects.toMatchObject({
    fields: { name: m.office_filter_too_many({ max: FILTERS_MAX }) },
  })
  // Replacing one is possible.
  await save('admin', 'Filter 1', 'q=changed')
  expect(await names('admin')).toContain('Filter 1: q=changed')
})
