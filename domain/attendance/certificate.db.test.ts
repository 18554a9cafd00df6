import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { addSupport, addSupportable, stateOf } from '#test/app/supporting.ts'
import { recordOutcome } from '../support/commands/record-outcome.ts'
import { hoursField } from './attendance.ts'
import { confirmHours } from './commands/confirm-hours.ts'
import { markHere } from './commands/mark-here.ts'
import { getCertificate } from './queries/get-certificate.ts'
import { getOnTheDay } from './queries/get-on-the-day.ts'

const app = startTestApp()

const HOUR_MS = 60 * 60 * 1000

/** An event that is over, at which someone was checked in and has three hours confirmed; returns their sign-up. */
async function takePart(title: string, who: Person = 'supporter'): Promise<string> {
  const ago = (hours: number) => new Date(app.runtime.clock.now().getTime() - hours * HOUR_MS)
  const dates = { startDatetime: ago(4), endDatetime: ago(1) }
  const itemId = await addSupportable(app, { type: 'event', title, ...dates } as object)
  const supportId = await addSupport(app, { itemId, status: 'confirmed', kind: 'attend', who })
  const of = { itemId, dateId: null }
  await markHere(app.caller('partner', newId()), { ...of, supportId })
  await confirmHours(app.caller('partner'), { ...of, hours: { [hoursField(supportId)]: '3' } })
  return supportId
}

describe('a certificate', () => {
  const certificateOf = async (supportId: string) =>
    (await getOnTheDay(app.caller(system), { supportId })).certificate
  const read = (code: string) => getCertificate(app.caller(system), { code })

  test('says name, organization, item, day and hours, and no address; it ends with its hours', async () => {
    const supportId = await takePart('Certified')
    const first = await certificateOf(supportId)
    const said = await read(first!.code.toLowerCase().replace(/(.{4})/g, '$1-'))
    expect(said).toMatchObject({
      name: 'Sarah Whitman',
      hours: 3,
      people: 1,
      days: [expect.any(Date)],
    })
    expect(JSON.stringify(said)).not.toContain('@')
    for (const code of ['0000000000000000', 'x', `${first!.code}0`]) {
      await expect(read(code)).toBeRefused('not_found')
    }

    await recordOutcome(app.caller('partner'), { id: supportId, hours: '2' })
    const second = await certificateOf(supportId)
    expect(second).toMatchObject({ hours: 2 })
    expect(second!.code).not.toBe(first!.code)
    expect(await read(first!.code)).toEqual({ code: first!.code, revokedAt: expect.any(Date) })
    await recordOutcome(app.caller('partner'), { id: supportId, hours: '' })
    expect(await certificateOf(supportId)).toBeNull()
    expect(await read(second!.code)).toEqual({ code: second!.code, revokedAt: expect.any(Date) })
  })

  test('of whoever has left is gone', async () => {
    const supportId = await takePart('Left', 'ambassador')
    const { code } = (await certificateOf(supportId))!
    await deleteAccount(app.caller(system), { userId: DEMO_USERS.ambassador.id })
    await expect(read(code)).toBeRefused('not_found')
    expect(await stateOf(app, supportId)).toMatchObject({ status: 'completed' })
  })
})
