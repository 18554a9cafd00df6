import { beforeAll, expect, test } from 'vitest'
import { purgeAll } from '#domain/activity/start-retention-job.ts'
import { guest, memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { recordInteraction } from '#domain/assistant/commands/record-interaction.ts'
import { purgeInteractions } from './purge-by-age.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const app = startTestApp()
beforeAll(async () => {
  await app.as(system).delete('assistantInteractions')
})

const kept = async () => {
  const rows = await app.as(system).rows('assistantInteractions', ['prompt'], {}, 'prompt')
  return rows.map(({ prompt }) => prompt)
}
const ask = (who: 'supporter' | null, prompt: string) =>
  recordInteraction(app.caller(who ?? guest()), {
    actionType: 'answer',
    answeredBy: 'site',
    outcome: 'nothing-found',
    prompt,
    response: '',
    hits: 0,
    tookMs: 1,
  })

test('every question is deleted after 30 days, not before', async () => {
  await ask('supporter', 'a')
  await ask(null, 'b')
  app.advance(DAY)
  await ask(null, 'c')
  app.advance(29 * DAY - HOUR)
  expect(await purgeInteractions(app.caller(system), {})).toEqual({ deleted: 0, isDone: true })
  expect(await kept()).toEqual(['a', 'b', 'c'])
  app.advance(2 * HOUR)
  expect(await purgeInteractions(app.caller(system), {})).toEqual({ deleted: 2, isDone: true })
  expect(await kept()).toEqual(['c'])
  app.advance(DAY)
  await purgeAll(app.runtime)
  expect(await kept()).toEqual([])
})

test('only a job can purge', async () => {
  for (const who of [memberOf('supporter'), memberOf('superuser'), guest()]) {
    await expect(purgeInteractions(app.caller(who), {})).toBeRefused('forbidden')
  }
})
