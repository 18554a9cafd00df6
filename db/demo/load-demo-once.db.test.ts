import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { forgetDemo, loadDemoOnce } from './load-demo-once.ts'

const app = startTestApp()
beforeAll(() => liftRowSecurity(app))

/** Deletes a demo article, starts, and returns whether the start has loaded it again. */
async function looks(folder: string, build: string | null): Promise<boolean> {
  await app.asOwner('delete from news')
  await loadDemoOnce(app.database, { put: async () => {} }, folder, build)
  const news = await app.database.scope.as(system, (db) =>
    db.selectFrom('news').select('id').execute(),
  )
  return news.length > 0
}

test('a build checks the demo once; another build, and the sources, check again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-once-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await looks(folder, 'one'), 'the first time').toBe(true)
  expect(await looks(folder, 'one'), 'the second time').toBe(false)
  expect(await looks(folder, 'two'), 'another build').toBe(true)
  expect(await looks(folder, null), 'sources').toBe(true)
  expect(await looks(folder, 'two'), 'the mark stays').toBe(false)
  await forgetDemo(folder)
  expect(await looks(folder, 'two'), 'after a restore').toBe(true)
})

test('a recreated database is checked, whatever was recorded for the previous one', async () => {
  const folder = path.join(tmpdir(), `demo-once-${process.pid}-anew`)
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await looks(folder, 'one'), 'the folder is made').toBe(true)
  await app.asOwner(`update profiles set created_at = created_at + interval '1 day'`)
  expect(await looks(folder, 'one')).toBe(true)
  expect(await looks(folder, 'one')).toBe(false)
})
