import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCode } from '#db/demo/demo-code.ts'
import { memberOf, createTestApp, system, type TestApp } from '#test/world/create-test-app.ts'
import { liftRowSecurity } from '#test/world/somebody.ts'
import { purgeLinkVisits } from './purge-link-visits.ts'
import { purgeAll } from '../start-retention-job.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
  await liftRowSecurity(world)
})
afterAll(() => world.close())

const code = demoCode('jonathan-reed')
const days = () =>
  world.asOwner<{ ago: number }>(
    `select ($1::timestamptz at time zone 'Asia/Jerusalem')::date - day as ago from ambassador_visits
     where link_code = $2 and project_event_id is null and day < $1::date - 1000 order by 1`,
    [world.runtime.clock.now(), code],
  )

test('visits go with the day on which they are three years old, and not before', async () => {
  const before = await world.asOwner(`select link_code from ambassador_visits`)
  for (const ago of [1095, 1096, 2000]) {
    await world.asOwner(
      `insert into ambassador_visits (link_code, day)
       values ($1, ($2::timestamptz at time zone 'Asia/Jerusalem')::date - $3::int)`,
      [code, world.runtime.clock.now(), ago],
    )
  }
  expect(await purgeLinkVisits(world.caller(system), {})).toEqual({ deleted: 2, isDone: true })
  expect(await days()).toEqual([{ ago: 1095 }])
  world.advance(24 * 60 * 60 * 1000)
  await purgeAll(world.runtime)
  expect(await days()).toEqual([])
  expect(await world.asOwner(`select link_code from ambassador_visits`)).toHaveLength(before.length)
})

test('nobody but a job deletes them', async () => {
  for (const who of ['ambassador', 'admin'] as const) {
    await expect(purgeLinkVisits(world.caller(memberOf(who)), {})).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
