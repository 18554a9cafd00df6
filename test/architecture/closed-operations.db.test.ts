import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FEATURES } from '#domain/content/feature.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Operation } from '#platform/operation.ts'
import { ROOT } from '#platform/root-folder.ts'
import { guest, memberOf, startTestApp, system, visitor } from '../app/create-test-app.ts'
import { given, givenGift } from '../app/supporting.ts'

const rooms = await Promise.all(
  globSync('domain/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }).map(
    (file): Promise<Record<string, unknown>> => import(path.join(ROOT, file)),
  ),
)
const operations = rooms
  .flatMap((exports) => Object.values(exports))
  .filter(
    (one): one is Operation<never, unknown> => typeof one === 'function' && 'operation' in one,
  )
const bound = operations.filter(({ feature }) => feature !== undefined)

const app = startTestApp()

async function switchAll(isOn: boolean): Promise<void> {
  const features = Object.fromEntries(FEATURES.map((name) => [name, isOn]))
  await saveFeatures(app.caller('admin'), { features })
  await app.runtime.switches.refresh()
}

/** The errors that callers without any input get; `none` when the call succeeds. */
async function refusalOf(operation: Operation<never, unknown>): Promise<string[]> {
  const people = [visitor, guest(), memberOf('supporter'), memberOf('superuser'), system]
  const asked = people.map((who) =>
    operation(app.caller(who), {} as never).then(
      () => 'none',
      (error: { code?: string }) => error.code ?? String(error),
    ),
  )
  return [...new Set(await Promise.all(asked))]
}

test('every feature of an operation exists', () => {
  expect(operations.length).toBeGreaterThan(40)
  const names = bound.map(({ feature }) => feature)
  expect(names.filter((name) => !FEATURES.some((one) => one === name))).toEqual([])
  expect(bound.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining([
      'activity.record-activity',
      'partners.submit-application',
      'partners.save-registration-draft',
    ]),
  )
})

test('while its feature is disabled, an operation is refused to everyone, whatever the input', async () => {
  await switchAll(false)
  for (const operation of bound) {
    expect([operation.operation, await refusalOf(operation)]).toEqual([
      operation.operation,
      ['closed'],
    ])
  }
  await switchAll(true)
  for (const operation of bound) {
    expect([operation.operation, await refusalOf(operation)]).not.toEqual([
      operation.operation,
      expect.arrayContaining(['closed']),
    ])
  }
})

test.each([
  ['donate', 'donations', 'volunteer'],
  ['volunteer', 'volunteering', 'donate'],
] as const)('to %s is refused while %s are closed, to %s is not', async (kind, feature, other) => {
  const switchIt = async (isOn: boolean) => {
    await saveFeatures(app.caller('admin'), { features: { [feature]: isOn } })
    await app.runtime.switches.refresh()
  }
  const ask = (what: typeof kind | typeof other) =>
    what === 'donate'
      ? giveGift(app.caller('supporter'), { ...givenGift, itemId: newId() })
      : supportItem(app.caller('supporter'), { ...given[what], itemId: newId() })
  await switchIt(false)
  await expect(ask(kind)).rejects.toMatchObject({ code: 'closed', status: 404 })
  await expect(ask(other)).toBeRefused('not_found')
  await switchIt(true)
  await expect(ask(kind)).toBeRefused('not_found')
})
