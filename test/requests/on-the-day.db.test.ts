import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { checkInPath, hoursPath, memberField, scannedPath } from '#domain/attendance/attendance.ts'
import { signCheckInCode } from '#domain/attendance/check-in-code.ts'
import { newId } from '#platform/database/new-id.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import { system, type TestApp } from '#test/app/create-test-app.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'
import { built, useSite } from './open-site.ts'

const HOUR_MS = 60 * 60 * 1000

describe.skipIf(!built)('on the day', () => {
  const { app, browse } = useSite()

  /** An event that begins in an hour, with the supporter and three guests of the ambassador. */
  async function announce({ runtime }: TestApp, title: string) {
    const from = (hours: number) => new Date(runtime.clock.now().getTime() + hours * HOUR_MS)
    const itemId = await addSupportable(app(), {
      type: 'event',
      title,
      startDatetime: from(1),
      endDatetime: from(4),
    } as object)
    const attends = { itemId, status: 'confirmed', kind: 'attend' } as const
    return {
      itemId,
      own: await addSupport(app(), attends),
      guests: await addSupport(app(), { ...attends, who: 'ambassador', places: 3 }),
    }
  }

  const memberOf = (who: 'applicant' | 'ambassador') => memberField(DEMO_USERS[who].id)
  const ownSignUp = (itemId: string) =>
    app().runtime.scope.as(system, (db) =>
      db
        .selectFrom('groupSeats')
        .innerJoin('supports', 'supports.id', 'groupSeats.supportId')
        .select('supportId')
        .where('projectEventId', '=', itemId)
        .executeTakeFirstOrThrow(),
    )

  test('those of a group who came are marked by name, and have a certificate each', async () => {
    const { itemId } = await announce(app(), 'Picking quinces')
    const group = await startGroupAs(app(), 'applicant', ['ambassador'], 'The Wednesday Crew')
    await signUpGroup(app().caller('applicant', newId()), {
      itemId,
      groupId: group.id,
      kind: 'volunteer',
      people: [DEMO_USERS.applicant.id, DEMO_USERS.ambassador.id],
    })
    const office = await browse('partner')
    const desk = await office.open(`/partner-dashboard/supporters?post=${itemId}`)
    await desk.press(/^Confirm /)
    const list = await office.open(checkInPath(itemId))
    const [one, other] = ['applicant', 'ambassador'] as const
    const nobody = { [memberOf(one)]: false, [memberOf(other)]: false }
    const none = await list.press(/^Here: .*Wednesday Crew/, nobody)
    expect(none.words).toContain('Mark which members of the group came.')
    const marked = await none.press(/^Here: .*Wednesday Crew/, {
      ...nobody,
      [memberOf(other)]: true,
    })
    expect(marked.words).toContain('1 of 2 people')
    expect(marked.words).toMatch(/Here Jonathan Reed/)
    app().advance(5 * HOUR_MS)
    const hours = await office.open(hoursPath(itemId, null))
    expect(hours.words).toContain('Jonathan Reed')
    await hours.press('Confirm all')
    const { supportId } = await ownSignUp(itemId)
    const came = await browse('ambassador')
    const page = await came.open(`/sign-ups/${supportId}`)
    expect(page.words).toContain('3 hours confirmed. Thank you.')
    const check = await (await browse()).open(page.link('Check it online'))
    expect(check.words).toContain('Jonathan Reed')
    expect(check.words).toContain('The Wednesday Crew')
    const pdf = await came.send(check.link('Certificate (PDF) · English'))
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    // The group's is its leader's.
    expect(page.words).not.toContain("The group's certificate")
    const lead = await (await browse('applicant')).open(`/sign-ups/${supportId}`)
    const whole = await (await browse()).open(lead.link('Check it online'))
    expect(whole.words).toContain('Miriam Shaked')
  })

  test('from check-in to the certificate, without JavaScript', async () => {
    const { itemId, own, guests } = await announce(app(), 'Picking pears')
    const supporter = await browse('supporter')
    const page = await supporter.open(`/sign-ups/${own}`)
    expect(page.words).toContain('Your check-in code')
    // On light ground in every theme, as scanners need it.
    expect(page.html).toMatch(
      /data-theme="light"[^>]*><svg[^>]*aria-label="QR code of your sign-up"/,
    )

    const office = await browse('partner')
    const dates = await office.open('/partner-admin/check-in')
    const list = await office.open(dates.link(/^Open check-in: Picking pears, /))
    expect(list.words).toContain('0 of 4 here')
    const found = await office.open(
      `${list.address}${list.address.includes('?') ? '&' : '?'}q=nobody`,
    )
    expect(found.words).toContain('No name on the list matches.')
    const two = await list.press(/^Here/, { people: '2' }, guests)
    expect([two.said, two.words]).toEqual([
      expect.stringContaining('Checked in: Sarah Whitman'),
      expect.stringContaining('2 of 4 here'),
    ])
    const undone = await two.press(/^Undo/, {}, guests)
    expect(undone.words).toContain('0 of 4 here')

    const nameless = await undone.press('Add and check in', { name: ' ' })
    expect([nameless.status, nameless.alert]).toEqual([
      422,
      expect.stringContaining('Enter their name.'),
    ])
    const email = 'tamar@door.example'
    const added = await nameless.press('Add and check in', { name: 'Tamar Azulay', email })
    expect(added.words).toContain('1 of 5 here')
    const [welcome] = await app().mailsTo(email)
    const link = /\/sign-ups\/\S+key=\S+/.exec(welcome?.text ?? '')?.[0] ?? ''
    expect((await (await browse()).open(link)).words).toContain('You were checked in.')

    // The code of the supporter's sign-up, as the office's own phone opens it.
    const scanned = await office.open(scannedPath(signCheckInCode(app().runtime.seal, own)))
    expect(scanned.heading).toBe('Sarah Whitman')
    expect((await scanned.press('Check in')).said).toContain('Checked in: Sarah Whitman')

    app().advance(5 * HOUR_MS)
    const hours = await office.open(
      dates.link(/^Open check-in: Picking pears, /).replace(itemId, `${itemId}/hours`),
    )
    expect(hours.value(`hours-${own}`)).toBe('3')
    const wrong = await hours.press('Confirm all', { [`hours-${own}`]: 'three' })
    expect(wrong.isWrong(`hours-${own}`)).toBe(true)
    const confirmed = await wrong.press('Confirm all', { [`hours-${own}`]: '4' })
    expect(confirmed.said).toContain('Confirmed: 2 sign-ups.')
    expect(confirmed.words).toContain("Didn't come")

    const after = await supporter.open(`/sign-ups/${own}`)
    expect(after.words).toContain('4 hours confirmed. Thank you.')
    const pdf = await supporter.send(after.link('Certificate (PDF) · English'))
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const inHebrew = await supporter.send(after.link('Certificate (PDF) · עברית'))
    expect([inHebrew.status, inHebrew.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ])
    const code = after.link('Check it online')
    const anyone = await browse()
    const certificate = await anyone.open(code)
    expect(certificate.words).toContain('Sarah Whitman')
    expect(certificate.words).toContain('Picking pears')
    expect(certificate.html).not.toContain(DEMO_USERS.supporter.email)
    expect((await anyone.open('/certificates/0000000000000000')).status).toBe(404)
    expect((await anyone.send(after.link('Certificate (PDF) · English'))).status).toBe(404)

    // All hours together, from the dashboard.
    const dashboard = await supporter.open('/dashboard')
    const together = await dashboard.press(/^Certificate of all \d+ hours/)
    expect(together.words).toContain('Picking pears')
    expect(together.words).toContain('Total hours')
    const all = await anyone.send(together.link('Certificate (PDF) · English'))
    expect([all.status, all.headers.get('content-type')]).toEqual([200, 'application/pdf'])

    const missed = await (await browse('ambassador')).open(`/sign-ups/${guests}`)
    expect(missed.words).toContain('marked you absent')
    // They say how long they were there.
    const said = await missed.press('Send hours', { hours: 'two' })
    expect(said.isWrong('hours')).toBe(true)
    const told = await said.press('Send hours', { hours: '6' })
    expect(told.words).toContain('You reported 6 hours.')
    expect((await office.open(confirmed.address)).words).toContain('Reported 6 hours')
    // They were there after all.
    const corrected = await confirmed.press(/^Was here after all/, {}, guests)
    expect((await corrected.press('Confirm all')).said).toContain('Confirmed: 3 sign-ups.')
  })

  test('who leads a group says its hours, and confirming all leaves that to be decided', async () => {
    const { itemId } = await announce(app(), 'Picking medlars')
    const group = await startGroupAs(app(), 'applicant', ['ambassador'], 'The Thursday Crew')
    await signUpGroup(app().caller('applicant', newId()), {
      itemId,
      groupId: group.id,
      kind: 'volunteer',
      people: [DEMO_USERS.applicant.id, DEMO_USERS.ambassador.id],
    })
    const office = await browse('partner')
    await (await office.open(`/partner-dashboard/supporters?post=${itemId}`)).press(/^Confirm /)
    app().advance(5 * HOUR_MS)
    const { supportId } = await ownSignUp(itemId)
    const leader = await browse('applicant')
    const own = await leader.open(`/sign-ups/${supportId}`)
    const nobody = { [memberOf('applicant')]: false, [memberOf('ambassador')]: false }
    const none = await own.press('Send hours', { hours: '3', ...nobody })
    expect(none.words).toContain('Mark which members of the group came.')
    expect(none.value('hours')).toBe('3')
    const told = await own.press('Send hours', { hours: '3', [memberOf('ambassador')]: false })
    expect(told.words).toContain('one person, 3 each')
    const member = await (await browse('ambassador')).open(`/sign-ups/${supportId}`)
    expect(member.words).not.toContain('How many hours did your group help?')

    app().advance(1000)
    const hours = await office.open(hoursPath(itemId, null))
    expect(hours.words).toContain('They say they were there')
    expect(hours.words).toContain('1 of 2 people')
    const open = await hours.press('Confirm all')
    expect(open.said).toContain('One sign-up is still for you to decide.')
    expect(open.words).toContain('Answer by')
    expect((await leader.open(`/sign-ups/${supportId}`)).words).not.toContain('marked you absent')
    expect((await open.press(/^Wasn't here: /)).said).toContain('Marked absent:')
    expect((await leader.open(`/sign-ups/${supportId}`)).words).toContain('marked you absent')
    app().advance(-5 * HOUR_MS - 1000)
  })

  test('a phone sends what it kept: twice counts once, and a conflict is said', async () => {
    const { itemId, own: supportId } = await announce(app(), 'Offline')
    const office = await browse('partner')
    const marks = `/partner-admin/check-in/${itemId}/marks`
    const send = (values: Record<string, string>) =>
      // As a script asks.
      office.send(marks, {
        method: 'POST',
        body: new URLSearchParams(values),
        headers: { accept: '*/*' },
      })
    const listed = async () =>
      (
        (await (await office.send(marks)).json()) as { expected: { attended: string | null }[] }
      ).expected.map(({ attended }) => attended)
    const here = { id: newId(), intent: 'here', supportId }
    const walkIn = { id: newId(), intent: 'walk-in', name: 'Noa' }
    for (const mark of [here, here, walkIn, walkIn]) expect((await send(mark)).status).toBe(200)
    expect((await listed()).toSorted()).toEqual(['here', 'here', null].toSorted())
    // Of whoever made them: another account on the same phone does not send them.
    const mark = async (who: 'partner' | 'partner2') =>
      ((await (await (await browse(who)).send('/auth/session')).json()) as { mark: string }).mark
    const others = await send({ ...here, id: newId(), account: await mark('partner2') })
    expect(others.status).toBe(401)
    const own = { id: newId(), intent: 'undo', supportId: here.supportId }
    expect((await send({ ...own, account: await mark('partner') })).status).toBe(200)
    expect((await listed()).toSorted()).toEqual(['here', null, null].toSorted())
    const unknown = await send({ id: newId(), intent: 'here', supportId: newId() })
    expect([unknown.status, await unknown.json()]).toEqual([
      409,
      { message: expect.stringContaining('no longer confirmed') },
    ])
    expect((await send({ id: newId(), intent: 'nothing' })).status).toBe(400)
    for (const who of ['partner2', 'supporter'] as const) {
      const other = await browse(who)
      const body = new URLSearchParams({ ...here, id: newId() })
      expect((await other.send(marks, { method: 'POST', body })).status).toBe(404)
      expect((await other.send(marks)).status).toBe(404)
    }
  })

  test('a code shows nothing to others, and leads its person to their sign-up', async () => {
    const { itemId, own } = await announce(app(), 'Scanned')
    const code = scannedPath(signCheckInCode(app().runtime.seal, own))
    expect((await (await browse('supporter')).open(code)).address).toBe(`/sign-ups/${own}`)
    for (const who of ['partner2', 'ambassador', 'admin', undefined] as const) {
      const page = await (await browse(who)).open(code)
      expect([who, page.status]).toEqual([who, 404])
      expect(page.words).not.toContain('Sarah')
    }
    const forged = scannedPath(`${code.split('/').at(-1)?.split('.')[0]}.forged`)
    expect((await (await browse('partner')).open(forged)).status).toBe(404)
    expect((await (await browse('partner2')).open(checkInPath(itemId))).status).toBe(404)
  })
})
