import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { SITE_FIGURES } from '#domain/content/figure.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'
import { recordOutcome } from '../support/commands/record-outcome.ts'
import { hoursField } from './attendance.ts'
import { certifyOwnHours } from './commands/certify-own-hours.ts'
import { confirmHours } from './commands/confirm-hours.ts'
import { markHere } from './commands/mark-here.ts'
import { proposeHours } from './commands/propose-hours.ts'
import { countOwnHours } from './queries/count-own-hours.ts'
import { getCertificate } from './queries/get-certificate.ts'
import { getHours } from './queries/get-hours.ts'
import { getOnTheDay } from './queries/get-on-the-day.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))

const HOUR_MS = 60 * 60 * 1000
const ago = (hours: number) => new Date(app.runtime.clock.now().getTime() - hours * HOUR_MS)
const pastEvent = (title: string, more: object = {}) =>
  addSupportable(app, {
    type: 'event',
    title,
    startDatetime: ago(4),
    endDatetime: ago(1),
    ...more,
  } as object)

async function helped(title: string, hours: string, who: Person = 'supporter', places = 1) {
  const itemId = await pastEvent(title)
  const id = await addSupport(app, { itemId, status: 'completed', kind: 'attend', who, places })
  await recordOutcome(app.caller('partner'), { id, hours })
  return id
}

describe('a certificate of all hours', () => {
  const certify = (who: Person) => certifyOwnHours(app.caller(who), {})
  const read = (code: string) => getCertificate(app.caller(system), { code })

  test('sums up the hours of one person, in a code that anybody can check', async () => {
    await expect(certify('applicant')).toBeRefused('conflict')
    expect(await countOwnHours(app.caller('applicant'), {})).toBe(0)
    await helped('Olives', '3', 'applicant')
    const lemons = await helped('Lemons', '4', 'applicant')
    // Those of several people are theirs together; those of others are not theirs.
    await helped('With friends', '12', 'applicant', 4)
    await helped('Of somebody else', '7', 'ambassador')
    expect(await countOwnHours(app.caller('applicant'), {})).toBe(7)
    const { code } = await certify('applicant')
    expect(await certify('applicant')).toEqual({ code })
    const said = await read(code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-'))
    expect(said).toMatchObject({ code, hours: 7, issuedAt: expect.any(Date) })
    const entries = 'entries' in said ? said.entries : []
    expect(entries.map(({ item, hours }) => [item.title, hours])).toEqual([
      ['Olives', 3],
      ['Lemons', 4],
    ])
    expect(JSON.stringify(said)).not.toContain('@')

    // It ends with any of them; the next one has another code.
    await recordOutcome(app.caller('partner'), { id: lemons, hours: '5' })
    expect(await read(code)).toEqual({ code, revokedAt: expect.any(Date) })
    const next = await certify('applicant')
    expect(next.code).not.toBe(code)
    expect(await read(next.code)).toMatchObject({ hours: 8 })
  })

  test('is seen by its person alone, written by no one, and gone with them', async () => {
    await helped('Walls', '2')
    const { code } = await certify('supporter')
    const seenBy = (who: Person) => app.as(who).rows('hoursCertificates', ['code'], { code })
    expect(await seenBy('supporter')).toHaveLength(1)
    for (const who of ['partner', 'ambassador', 'admin'] as const) {
      expect(await seenBy(who), who).toEqual([])
    }
    await expect(
      app.as('supporter').insert('hoursCertificates', {
        code: 'FFFFFFFFFFFFFFFF',
        userId: DEMO_USERS.supporter.id,
        certificates: ['0000000000000000'],
        hours: 1000,
        issuedAt: new Date(),
      }),
    ).toBeRefused('forbidden')
    await deleteAccount(app.caller(system), { userId: DEMO_USERS.supporter.id })
    await expect(read(code)).toBeRefused('not_found')
  })
})

describe('proposed hours', () => {
  const asPerson = (supportId: string, who: Person = 'ambassador') => ({
    supportId,
    userId: DEMO_USERS[who].id,
    hadIt: true,
  })
  const propose = (supportId: string, hours: string, who: Person = 'ambassador') =>
    proposeHours(app.caller(system), { ...asPerson(supportId, who), hours })
  const proposal = async (supportId: string) => {
    const { dates, said } = (await getOnTheDay(app.caller(system), { supportId })).proposal
    return { hours: said[0]?.hours ?? null, isOpen: dates.length > 0 }
  }
  const signedUp = (itemId: string, who: Person = 'ambassador') =>
    addSupport(app, { itemId, status: 'confirmed', kind: 'attend', who })

  async function figures() {
    const shown = await listSiteFigures(app.caller(visitor), {})
    const [, name] = SITE_FIGURES
    const counted = await app.runtime.scope.as(system, async (db) => {
      const { rows } = await sql<{ hours: number }>`
        select ((select coalesce(sum(hours), 0) from supports)
          + (select coalesce(sum(hours), 0) from project_events))::integer as hours`.execute(db)
      return rows[0]?.hours ?? 0
    })
    return { shown: shown.find((one) => one.name === name)?.amount ?? 0, counted }
  }

  async function mailsAbout(title: string) {
    const { email } = await organizationOf(app, 'partner')
    return (await app.mailsTo(email)).filter(
      ({ kind, subject }) => kind === 'attendance.proposed' && subject.includes(title),
    )
  }

  test('do not count until the organization confirms them, as they are or changed', async () => {
    const itemId = await pastEvent('Proposed')
    const supportId = await signedUp(itemId)
    const before = await figures()
    expect(await proposal(supportId)).toEqual({ hours: null, isOpen: true })
    await propose(supportId, '5')
    await propose(supportId, '6')
    expect(await proposal(supportId)).toEqual({ hours: 6, isOpen: true })
    const mails = await mailsAbout('Proposed')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/partner-admin/check-in/${itemId}/hours`)
    expect(await figures()).toEqual(before)
    expect((await getOnTheDay(app.caller(system), { supportId })).certificate).toBeNull()

    const of = { itemId, dateId: null }
    const rows = async () => (await getHours(app.caller('partner'), of)).rows
    expect(await rows()).toMatchObject([{ attended: null, hours: 6, said: 6, isConfirmed: false }])
    await markHere(app.caller('partner', newId()), { ...of, supportId })
    await confirmHours(app.caller('partner'), { ...of, hours: { [hoursField(supportId)]: '4' } })
    expect(await rows()).toMatchObject([{ hours: 4, said: null, isConfirmed: true }])
    const after = await figures()
    expect([after.shown - before.shown, after.counted - before.counted]).toEqual([4, 4])
    expect(await proposal(supportId)).toMatchObject({ isOpen: false })
    await expect(propose(supportId, '9')).toBeRefused('conflict')
  })

  test('are emailed once, also when they are sent twice at once', async () => {
    const supportId = await signedUp(await pastEvent('Twice'))
    await Promise.allSettled([1, 2, 3, 4].map((hours) => propose(supportId, String(hours))))
    expect(await mailsAbout('Twice')).toHaveLength(1)
  })

  test.each(['', '0', 'two', '-1', '1.5', '10001'])('have to be whole: “%s”', async (hours) => {
    const supportId = await signedUp(await pastEvent('Whole'))
    await expect(propose(supportId, hours)).toBeRefusedAt('hours')
  })

  test('are refused before it is over, and for what is not theirs', async () => {
    const coming = await signedUp(
      await pastEvent('Coming', { startDatetime: ago(-4), endDatetime: ago(-6) }),
    )
    await expect(propose(coming, '3')).toBeRefused('conflict')
    const itemId = await pastEvent('Declined')
    const declined = await addSupport(app, { itemId, status: 'declined', who: 'ambassador' })
    await expect(propose(declined, '3')).toBeRefused('conflict')
    const theirs = await signedUp(await pastEvent('Theirs'))
    await expect(
      proposeHours(app.caller(system), { ...asPerson(theirs, 'admin'), hadIt: false, hours: '3' }),
    ).toBeRefused('not_found')
  })
})
