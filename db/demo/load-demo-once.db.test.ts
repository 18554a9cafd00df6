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
async function looks(
  folder: string,
  build: string | null,
  refused = (error: unknown): void => {
    throw error
  },
): Promise<boolean> {
  await app.asOwner('delete from news')
  await loadDemoOnce(app.database, { put: async () => {} }, folder, build, refused)
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

test('what no longer fits the demo is not added, and the next start tries again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-once-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await looks(folder, 'one')).toBe(true)
  // Who hands an organization over to a supporter: what they would sign up for is their own now.
  const [item] = await app.asOwner<{ id: string; project_event_id: string; user_id: string }>(
    `select id, project_event_id, user_id from supports where kind = 'volunteer' and group_id is null
      and user_id not in (select user_id from partners where user_id is not null) limit 1`,
  )
  await app.asOwner('delete from supports where id = $1', [item?.id])
  const [owner] = await app.asOwner<{ partner_id: string; user_id: string }>(
    `select p.id as partner_id, p.user_id from partners p join project_events e on e.partner_id = p.id where e.id = $1`,
    [item?.project_event_id],
  )
  const handOver = (to: string | undefined) =>
    app.asOwner('update partners set user_id = $1 where id = $2', [to, owner?.partner_id])
  await handOver(item?.user_id)
  const refusals: unknown[] = []
  expect(await looks(folder, 'two', (error) => refusals.push(error))).toBe(false)
  expect(refusals).toHaveLength(1)
  await handOver(owner?.user_id)
  expect(await looks(folder, 'two')).toBe(true)
})
