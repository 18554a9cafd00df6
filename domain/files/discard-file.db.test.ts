import { expect, test } from 'vitest'
import { startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { AppError } from '#platform/errors.ts'
import { discardFile } from './discard-file.ts'
import { storeFile } from './store-file.ts'

const app = startTestApp()

const bring = async (who: Person) =>
  (
    await storeFile(app.caller(who), {
      kind: 'avatars',
      file: await pictureFile({ width: 1200, height: 800 }),
    })
  ).id

/** What remains of a file: its row, and its storage keys that still resolve. */
async function leftOf(id: string) {
  const [row] = await app.as(system).rows('files', ['id'], { id })
  const keys = [id, `${id}-480`, `${id}-960`]
  const kept = await Promise.all(keys.map((key) => app.runtime.storage.open(key)))
  await Promise.all(kept.map((one) => one?.stream.cancel()))
  return [row !== undefined, ...kept.map((one) => one !== null)]
}

const whole = [true, true, true, true]
const gone = [false, false, false, false]

test('the owner deletes row, bytes and copies; a second call does nothing', async () => {
  const id = await bring('supporter')
  expect(await leftOf(id)).toEqual(whole)
  await discardFile(app.caller('supporter'), id)
  await discardFile(app.caller('supporter'), id)
  expect(await leftOf(id)).toEqual(gone)
})

test('another user’s file is untouched, whoever calls', async () => {
  const id = await bring('supporter')
  for (const who of ['partner', 'admin', 'superuser'] as const) {
    await discardFile(app.caller(who), id)
  }
  for (const who of [visitor, system]) {
    await expect(discardFile(app.caller(who), id)).toBeRefused('not_signed_in')
  }
  expect(await leftOf(id)).toEqual(whole)
})

test('a storage failure leaves the row, so that the call can be retried', async () => {
  const id = await bring('supporter')
  const caller = app.caller('supporter')
  const refuse = () => Promise.reject(new AppError('unavailable', 'No disk.', { retryAfter: 5 }))
  const storage = { ...app.runtime.storage, delete: refuse }
  await expect(discardFile({ ...caller, runtime: { ...caller.runtime, storage } }, id)).toBeRefused(
    'unavailable',
  )
  expect(await leftOf(id)).toEqual(whole)
  await discardFile(caller, id)
  expect(await leftOf(id)).toEqual(gone)
})
