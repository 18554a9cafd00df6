import { expect, test } from 'vitest'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addSupport, addSupportable, signUp } from '#test/app/supporting.ts'
import { SITE_FIGURES, type FigureName } from '../figure.ts'
import { listSiteFigures } from './list-figures.ts'

const app = startTestApp()

test('a visitor reads the sum of base and counted part, in order', async () => {
  await setBase('hours', 0)
  const counted = await amountOf('hours')
  await setBase('hours', 37_000)
  const figures = await listSiteFigures(app.caller(visitor), {})
  expect(figures.map(({ name }) => name)).toEqual([...SITE_FIGURES])
  expect(figures[1]).toEqual({ name: 'hours', amount: 37_000 + counted })
})

test('an item counts once, from its first confirmed support to its last', async () => {
  const itemId = await addSupportable(app)
  const before = await amountOf('supported')
  const first = await signUp(app, 'supporter', itemId)
  expect(await amountOf('supported'), 'asked for is not given').toBe(before)

  await confirm(first)
  expect(await amountOf('supported')).toBe(before + 1)
  const second = await signUp(app, 'ambassador', itemId)
  await confirm(second)
  await addSupport(app, { itemId, status: 'completed', who: 'applicant' })
  expect(await amountOf('supported'), 'one item, however many help').toBe(before + 1)
})

test.each(['cancelled', 'declined'] as const)(
  'an item whose only support was confirmed and then %s no longer counts',
  async (end) => {
    const itemId = await addSupportable(app)
    const before = await amountOf('supported')
    const id = await signUp(app, 'supporter', itemId)
    await confirm(id)
    expect(await amountOf('supported')).toBe(before + 1)
    if (end === 'cancelled') await cancelSupport(app.caller('supporter'), { id })
    else await answerSupport(app.caller('partner'), { id, answer: end, reason: 'No room' })
    expect(await amountOf('supported')).toBe(before)
  },
)

/** Sets the base as a new installation does; the counted part stays. */
async function setBase(name: FigureName, base: number) {
  await app.as(system).update('siteFigures', { base }, { name })
}

function confirm(id: string) {
  return answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
}

async function amountOf(name: FigureName): Promise<number> {
  const figures = await listSiteFigures(app.caller(visitor), {})
  return figures.find((figure) => figure.name === name)!.amount
}
