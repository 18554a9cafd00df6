import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { SITE_FIGURES } from '#domain/content/figure.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { newId } from '#platform/database/new-id.ts'
import { linkOf } from '#test/app/announcing.ts'
import { startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { addSupport, addSupportable, stateOf } from '#test/app/supporting.ts'
import { cancelSupport } from '../support/commands/cancel-support.ts'
import { completeItem } from '../support/commands/complete-item.ts'
import { previewNote } from '#domain/notes/queries/preview-note.ts'
import { listSupporters } from '../support/queries/list-supporters.ts'
import { getSignUp } from '../support/queries/get-sign-up.ts'
import { hoursField } from './attendance.ts'
import { addWalkIn } from './commands/add-walk-in.ts'
import { confirmHours } from './commands/confirm-hours.ts'
import { markHere } from './commands/mark-here.ts'
import { undoHere } from './commands/undo-here.ts'
import { findScanned } from './queries/find-scanned.ts'
import { getCheckIn } from './queries/get-check-in.ts'
import { getHours } from './queries/get-hours.ts'
import { getOnTheDay } from './queries/get-on-the-day.ts'
import { listOccasions } from './queries/list-occasions.ts'

const app = startTestApp()

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(app.runtime.clock.now().getTime() + hours * HOUR_MS)

/** A caller as if it were so many hours later. */
function later(who: Person | typeof system, hours: number) {
  const caller = app.caller(who, newId())
  const clock = { now: () => inHours(hours) }
  return { ...caller, runtime: { ...caller.runtime, clock } }
}

/** An event of three hours that begins in an hour. */
const event = (title: string, more: object = {}) =>
  addSupportable(app, {
    type: 'event',
    title,
    startDatetime: inHours(1),
    endDatetime: inHours(4),
    ...more,
  })
const expectedAt = (itemId: string, more: { who?: Person; places?: number } = {}) =>
  addSupport(app, { itemId, status: 'confirmed', kind: 'attend', ...more })
const list = (itemId: string, dateId: string | null = null) =>
  getCheckIn(app.caller('partner'), { itemId, dateId })
const mark = (
  itemId: string,
  supportId: string,
  more: object = {},
  caller = app.caller('partner', newId()),
) => markHere(caller, { itemId, dateId: null, supportId, ...more })
const confirm = (
  itemId: string,
  hours: Record<string, string> = {},
  dateId: string | null = null,
) => confirmHours(later('partner', 5), { itemId, dateId, hours })
const own = (supportId: string) => getOnTheDay(app.caller(system), { supportId })
const mailsAbout = async (title: string, kind: string, who: Person = 'supporter') =>
  (await app.mailsTo(DEMO_USERS[who].email)).filter(
    (mail) => mail.kind === kind && mail.subject.includes(title),
  )

/** The hours that the home page shows, and the same counted. */
async function hoursShown() {
  const figures = await listSiteFigures(app.caller(visitor), {})
  const [, name] = SITE_FIGURES
  const [counted] = await app.runtime.scope.as(system, async (db) => {
    const { rows } = await sql<{
      hours: number
    }>`select (select coalesce(sum(hours), 0) from supports)::integer
      + (select coalesce(sum(hours), 0) from project_events)::integer as hours`.execute(db)
    return rows
  })
  return { shown: figures.find((one) => one.name === name)!.amount, counted: counted!.hours }
}

describe('check-in', () => {
  test('counts people, twice once, also at the same time; it can be undone', async () => {
    const itemId = await event('Planting')
    const [one, several] = [
      await expectedAt(itemId),
      await expectedAt(itemId, { who: 'ambassador', places: 4 }),
    ]
    expect(await list(itemId)).toMatchObject({ here: 0, total: 5, hasOpened: true, isOver: false })
    await Promise.all([1, 2, 3, 4].map(() => mark(itemId, one)))
    await mark(itemId, several, { people: '3' })
    expect(await list(itemId)).toMatchObject({ here: 4, total: 5 })
    await mark(itemId, several)
    expect(await list(itemId)).toMatchObject({ here: 5, total: 5 })
    const rows = await app.as(system).rows('attendances', ['id'], { projectEventId: itemId })
    expect(rows).toHaveLength(2)
    for (const _ of [1, 2]) {
      await undoHere(app.caller('partner', newId()), { itemId, dateId: null, supportId: one })
    }
    expect(await list(itemId)).toMatchObject({ here: 4, total: 5 })
  })

  test('a mark that is sent again after it was undone changes nothing', async () => {
    const itemId = await event('Sent twice')
    const supportId = await expectedAt(itemId)
    const kept = app.caller('partner', newId())
    await mark(itemId, supportId, {}, kept)
    await undoHere(app.caller('partner', newId()), { itemId, dateId: null, supportId })
    await mark(itemId, supportId, {}, kept)
    expect(await list(itemId)).toMatchObject({ here: 0 })
  })

  test('refuses who has canceled, and everyone before it opens', async () => {
    const itemId = await event('Refusals')
    const supportId = await expectedAt(itemId)
    await cancelSupport(app.caller('supporter'), { id: supportId })
    await expect(mark(itemId, supportId)).toBeRefused('conflict')
    expect(await list(itemId)).toMatchObject({ expected: [] })

    const next = await event('Next week', {
      startDatetime: inHours(100),
      endDatetime: inHours(103),
    })
    const early = await expectedAt(next)
    await expect(mark(next, early)).toBeRefused('conflict')
    const walkIn = { itemId: next, dateId: null, name: 'Early bird' }
    await expect(addWalkIn(app.caller('partner', newId()), walkIn)).toBeRefused('conflict')
    await mark(next, early, {}, later('partner', 90))
  })

  test('is for whoever of the organization answers sign-ups, and for nobody else', async () => {
    const itemId = await event('Walls')
    const supportId = await expectedAt(itemId)
    for (const who of ['partner2', 'supporter', 'ambassador', 'admin', 'applicant'] as const) {
      const caller = app.caller(who, newId())
      const of = { itemId, dateId: null }
      const refused = { code: 'not_found' }
      await expect(mark(itemId, supportId, {}, caller)).rejects.toMatchObject(refused)
      await expect(undoHere(caller, { ...of, supportId })).rejects.toMatchObject(refused)
      await expect(addWalkIn(caller, { ...of, name: 'Noa' })).rejects.toMatchObject(refused)
      await expect(confirmHours(caller, { ...of, hours: {} })).rejects.toMatchObject(refused)
      await expect(getCheckIn(caller, of)).rejects.toMatchObject(refused)
      await expect(getHours(caller, of)).rejects.toMatchObject(refused)
      expect(await findScanned(caller, { supportId })).toBeNull()
    }
    await expect(getCheckIn(app.caller(visitor), { itemId, dateId: null })).toBeRefused(
      'not_signed_in',
    )
    expect(await findScanned(app.caller('partner'), { supportId })).toMatchObject({
      expected: { supportId, attended: null },
    })
  })

  test('takes the duty to answer, of a member of the team', async () => {
    const itemId = await event('Duties')
    const supportId = await expectedAt(itemId, { who: 'ambassador' })
    const setDuties = (duties: string) =>
      app.runtime.scope.as(system, async (db) => {
        await sql`delete from partner_members`.execute(db)
        await sql`insert into partner_members (user_id, partner_id, duties)
          select ${DEMO_USERS.supporter.id}, id, ${duties}::text[] from partners
          where user_id = ${DEMO_USERS.partner.id}`.execute(db)
      })
    const caller = () => app.caller('supporter', newId())
    await setDuties('{write,money}')
    await expect(mark(itemId, supportId, {}, caller())).toBeRefused('not_found')
    expect(await findScanned(caller(), { supportId })).toBeNull()
    await setDuties('{answer}')
    await mark(itemId, supportId, {}, caller())
    expect(await list(itemId)).toMatchObject({ here: 1 })
    await app.runtime.scope.as(system, (db) => sql`delete from partner_members`.execute(db))
  })

  test('the database itself refuses other organizations, and dates of other items', async () => {
    const itemId = await event('The last wall')
    const supportId = await expectedAt(itemId)
    const { date } = await list(itemId)
    const other = await event('Another')
    const { date: otherDate } = await list(other)
    const insert = (who: Person, of: { projectEventId: string; dateId: string | null }) =>
      app.as(who).insert('attendances', {
        id: newId(),
        supportId,
        status: 'here',
        notedAt: new Date(),
        ...of,
      })
    for (const who of ['partner2', 'supporter'] as const) {
      await expect(insert(who, { projectEventId: itemId, dateId: date.id })).toBeRefused(
        'forbidden',
      )
    }
    for (const of of [
      { projectEventId: itemId, dateId: otherDate.id },
      { projectEventId: itemId, dateId: null },
      { projectEventId: other, dateId: otherDate.id },
    ]) {
      await expect(insert('partner', of)).rejects.toMatchObject({ code: '23514' })
    }
    await insert('partner', { projectEventId: itemId, dateId: date.id })
    const seenBy = (who: Person) => app.as(who).rows('attendances', ['id'], { supportId })
    expect(await seenBy('supporter')).toHaveLength(1)
    expect(await seenBy('partner2')).toHaveLength(0)
  })
})

describe('a walk-in', () => {
  const add = (itemId: string, more: object = {}, key = newId()) =>
    addWalkIn(app.caller('partner', key), { itemId, dateId: null, name: 'Noa Cohen', ...more })

  test('counts like everyone else, once for each id, and gets a link to the sign-up', async () => {
    const itemId = await event('Open door')
    const id = newId()
    const email = 'walk-in@example.org'
    await add(itemId, { id, email }, id)
    await add(itemId, { id, email }, id)
    // Also after the key of the request is forgotten.
    await add(itemId, { id, email })
    expect(await list(itemId)).toMatchObject({
      here: 1,
      total: 1,
      expected: [{ name: 'Noa Cohen', isWalkIn: true, kind: 'attend' }],
    })
    const [mail, ...more] = await app.mailsTo(email)
    expect([mail?.subject, more]).toEqual(['You were at Open door', []])
    const of = linkOf(app, mail?.text ?? '')
    const signUp = await getSignUp(app.caller(system), of)
    expect(signUp).toMatchObject({ status: 'confirmed', part: 'whole', isHeld: true })
    // No one has proved the address: notes to everyone do not go there.
    const note = { itemId, text: 'See you', audience: ['confirmed' as const] }
    await expect(previewNote(app.caller('partner'), note)).toBeRefused('conflict')
    // The same address again is the same person.
    await add(itemId, { name: 'Noa C.', email })
    expect(await list(itemId)).toMatchObject({ here: 1, total: 1 })
    await undoHere(app.caller('partner', newId()), {
      itemId,
      dateId: null,
      supportId: signUp.id,
    })
    expect(await list(itemId)).toMatchObject({ here: 0, total: 0 })
    expect(await stateOf(app, signUp.id)).toMatchObject({ status: 'cancelled', taken: 0 })
  })

  test('with an address on the list is checked in there', async () => {
    const itemId = await event('On the list')
    const supportId = await expectedAt(itemId)
    await add(itemId, { name: 'Sarah', email: DEMO_USERS.supporter.email.toUpperCase() })
    expect(await list(itemId)).toMatchObject({
      here: 1,
      total: 1,
      expected: [{ supportId, attended: 'here', isWalkIn: false }],
    })
  })

  test('takes a place, and is refused without one, without a name and with a wrong address', async () => {
    const itemId = await event('One place', { places: 1 })
    await expect(add(itemId, { name: ' ' })).toBeRefused('bad_input')
    await expect(add(itemId, { email: 'nobody' })).toBeRefused('bad_input')
    // The browser's id counts once, whatever the key of the request.
    const id = newId()
    await add(itemId, { id })
    await add(itemId, { id })
    await expect(add(itemId, { name: 'Dan' })).toBeRefused('conflict')
    expect(await list(itemId)).toMatchObject({ here: 1, total: 1 })
  })
})

describe('hours', () => {
  test('are proposed, confirmed together, and complete; everyone is thanked once, whoever did not come is told', async () => {
    const title = 'Hours'
    const itemId = await event(title)
    const [here, absent] = [
      await expectedAt(itemId),
      await expectedAt(itemId, { who: 'ambassador' }),
    ]
    await mark(itemId, here)
    const early = confirmHours(app.caller('partner'), { itemId, dateId: null, hours: {} })
    await expect(early).toBeRefused('conflict')
    const asked = await getHours(later('partner', 5), { itemId, dateId: null })
    expect(asked).toMatchObject({ isOver: true })
    expect(
      asked.rows.map(({ supportId, attended, hours: h }) => [supportId, attended, h]).toSorted(),
    ).toEqual(
      [
        [here, 'here', 3],
        [absent, null, 3],
      ].toSorted(),
    )
    const wrong = confirm(itemId, { [hoursField(here)]: 'three' })
    await expect(wrong).toBeRefusedAt(hoursField(here))
    const before = await hoursShown()
    expect(await confirm(itemId, { [hoursField(here)]: '4' })).toEqual({
      confirmed: 1,
      absent: 1,
      undecided: 0,
    })
    const after = await hoursShown()
    expect(after.shown - before.shown).toBe(4)
    expect(after.counted - before.counted).toBe(4)
    expect(await stateOf(app, here)).toMatchObject({ status: 'completed' })
    expect(await stateOf(app, absent)).toMatchObject({ status: 'confirmed' })
    expect(await own(absent)).toMatchObject({ wasHere: false, isMissed: true, certificate: null })
    expect(await own(here)).toMatchObject({ wasHere: true, certificate: { hours: 4 } })

    await confirm(itemId, { [hoursField(here)]: '5' })
    expect((await hoursShown()).shown - before.shown).toBe(5)
    const undone = undoHere(later('partner', 5), { itemId, dateId: null, supportId: here })
    await expect(undone).toBeRefused('conflict')
    const thanks = await mailsAbout(title, 'attendance.thanked')
    expect(thanks).toHaveLength(1)
    expect(thanks[0]?.text).toContain('4 hours were confirmed')
    expect(linkOf(app, thanks[0]?.text ?? '')).toMatchObject({ supportId: here })
    expect(await mailsAbout(title, 'attendance.missed', 'ambassador')).toHaveLength(1)

    // No one is thanked for not coming.
    const { counts } = await listSupporters(later('partner', 5), { post: itemId })
    expect(counts).toMatchObject({ confirmed: 1, finish: 0, completed: 1 })
    // Completing the event does not complete who did not come.
    await completeItem(later('partner', 5), { itemId })
    expect(await stateOf(app, absent)).toMatchObject({ status: 'confirmed' })
    // Who was there after all.
    await mark(itemId, absent, {}, later('partner', 5))
    await confirm(itemId, { [hoursField(here)]: '5', [hoursField(absent)]: '2' })
    expect(await own(absent)).toMatchObject({ isMissed: false, certificate: { hours: 2 } })
    expect((await hoursShown()).shown - before.shown).toBe(7)
  })

  test('the person refuses the emails by topic', async () => {
    const title = 'Quiet'
    const itemId = await event(title)
    const supportId = await expectedAt(itemId)
    await app.as('supporter').insert('mailChoices', {
      userId: DEMO_USERS.supporter.id,
      topic: 'supports',
      isWanted: false,
    })
    await mark(itemId, supportId)
    await confirm(itemId, { [hoursField(supportId)]: '1' })
    expect(await mailsAbout(title, 'attendance.thanked')).toHaveLength(0)
    await app.as('supporter').update('mailChoices', { isWanted: true }, { topic: 'supports' })
  })

  test('of several dates are added up, and complete the sign-up after the last one', async () => {
    const itemId = await event('Course', {
      furtherDates: [{ startDatetime: inHours(2), endDatetime: inHours(4) }],
    })
    const supportId = await expectedAt(itemId)
    const { dates } = await list(itemId)
    expect(dates).toHaveLength(2)
    const [first, last] = dates.map(({ id }) => id!)
    for (const dateId of [first!, last!]) {
      await markHere(app.caller('partner', newId()), { itemId, dateId, supportId })
    }
    await confirm(itemId, { [hoursField(supportId)]: '3' }, first)
    expect(await stateOf(app, supportId)).toMatchObject({ status: 'confirmed' })
    await confirm(itemId, { [hoursField(supportId)]: '2' }, last)
    expect(await own(supportId)).toMatchObject({ certificate: { hours: 5 } })
    // An earlier date is corrected afterwards.
    await confirm(itemId, { [hoursField(supportId)]: '4' }, first)
    expect(await own(supportId)).toMatchObject({ certificate: { hours: 6 } })
    const listed = await listOccasions(later('partner', 5), {})
    expect(listed.filter((one) => one.itemId === itemId)).toMatchObject([
      { here: 1, expected: 1, isOver: true, awaitsHours: false },
      { here: 1, expected: 1, isOver: true, awaitsHours: false },
    ])
    await expect(getCheckIn(app.caller('partner'), { itemId, dateId: newId() })).toBeRefused(
      'not_found',
    )
  })
})
