import { expect, test } from 'vitest'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import type { FigureName } from '../figure.ts'
import { listFigureSettings } from '../queries/list-figure-settings.ts'
import { listSiteFigures } from '../queries/list-figures.ts'
import { saveFigure } from './save-figure.ts'

const app = startTestApp()

async function settingOf(name: FigureName) {
  const figures = await listFigureSettings(app.caller('admin'), {})
  return figures.find((figure) => figure.name === name)!
}

test('the base is added to what visitors read, the counted part stays, and the audit log keeps both', async () => {
  const before = await settingOf('hours')
  const version = String(before.version)
  await saveFigure(app.caller('admin'), { name: 'hours', base: ' 41,500 ', version })
  const after = await settingOf('hours')
  expect(after).toMatchObject({ base: 41_500, counted: before.counted })
  const figures = await listSiteFigures(app.caller(visitor), {})
  expect(figures.find(({ name }) => name === 'hours')?.amount).toBe(after.amount)
  expect(after.amount).toBe(41_500 + before.counted)
  const line = await app
    .asStaff('admin')
    .row('auditEntries', ['subject', 'before', 'after'], { operation: 'site.save-figure' })
  expect(line).toEqual({
    subject: 'site_figures',
    before: { name: 'hours', base: before.base },
    after: { name: 'hours', base: 41_500 },
  })
})

test('of two concurrent edits the second gets a conflict; other figures are unaffected', async () => {
  const version = String((await settingOf('meals')).version)
  const other = String((await settingOf('supported')).version)
  await saveFigure(app.caller('admin'), { name: 'meals', base: '100', version })
  await expect(
    saveFigure(app.caller('superuser'), { name: 'meals', base: '200', version }),
  ).toBeRefused('conflict')
  expect((await settingOf('meals')).base).toBe(100)
  await saveFigure(app.caller('superuser'), { name: 'supported', base: '5', version: other })
})

test.each(['', 'many', '-1', '1.5', '1e9', '1000000000'])('refuses %j', async (base) => {
  await expect(
    saveFigure(app.caller('admin'), { name: 'hours', base, version: '1' }),
  ).toBeRefusedAt('base')
})

test.each(['supporter', 'partner', 'ambassador'] as const)('is refused for %s', async (who) => {
  const given = { name: 'hours', base: '1', version: '1' } as const
  await expect(saveFigure(app.caller(who), given)).toBeRefused('forbidden')
  await expect(listFigureSettings(app.caller(who), {})).toBeRefused('forbidden')
})
