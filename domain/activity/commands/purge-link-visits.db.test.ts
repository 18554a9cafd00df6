import { beforeAll, expect, test } from 'vitest'
import { demoCode } from '#db/demo/demo-code.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { purgeLinkVisits } from './purge-link-visits.ts'
import { purgeAll } from '../start-retention-job.ts'

const app = startTestApp()
beforeAll(() => liftRowSecurity(app))

const code = demoCode('jonathan-reed')
const days = () =>
  app.asOwner<{ ago: number }>(
    `select ($1::timestamptz at time zone 'Asia/Jerusalem')::date - day as ago from ambassador_visits
     where link_code = $2 and project_event_id is null and day < $1::date - 1000 order by 1`,
    [app.runtime.clock.now(), code],
  )

test('visits are deleted on the day they turn three years old, not before', async () => {
  const before = await app.asOwner(`select link_code from ambassador_visits`)
  for (const ago of [1095, 1096, 2000]) {
    await app.asOwner(
      `insert into ambassador_visits (link_code, day)
       values ($1, ($2::timestamptz at time zone 'Asia/Jerusalem')::date - $3::int)`,
      [code, app.runtime.clock.now(), ago],
    )
  }
  expect(await purgeLinkVisits(app.caller(system), {})).toEqual({ deleted: 2, isDone: true })
  expect(await days()).toEqual([{ ago: 1095 }])
  app.advance(24 * 60 * 60 * 1000)
  await purgeAll(app.runtime)
  expect(await days()).toEqual([])
  expect(await app.asOwner(`select link_code from ambassador_visits`)).toHaveLength(before.length)
})

test('only a job can purge', async () => {
  for (const who of ['ambassador', 'admin'] as const) {
    await expect(purgeLinkVisits(app.caller(memberOf(who)), {})).toBeRefused('forbidden')
  }
})
