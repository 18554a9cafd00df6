import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { gather } from '#test/world/gather.ts'
import { joinTogether, seatsOf, signUpAs, startGroupAs } from '#test/world/groups.ts'
import { memberOf, openWorld, system, visitor, type World } from '#test/world/open-world.ts'
import { addSupportable, signUp, stateOf } from '#test/world/supporting.ts'
import { answerSupport } from '../support/answer-support.ts'
import { cancelSupport } from '../support/cancel-support.ts'
import { completeItem } from '../support/complete-item.ts'
import { listSupporters } from '../support/list-supporters.ts'
import { listSupportsToExport } from '../support/list-supports-to-export.ts'
import { supportItem } from '../support/support-item.ts'
import { getGroupSignUpForm } from './get-group-sign-up-form.ts'
import { signUpGroup } from './sign-up-group.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => expectBooksAgree(world))

/** A group that the supporter leads. */
const harvesters = (name?: string) =>
  startGroupAs(world, 'supporter', ['ambassador', 'admin'], name)
const all = ['supporter', 'ambassador', 'admin'] as const

test('people of a group sign up as one, with a seat for each, and everybody is told who has to know', async () => {
  const title = 'Olives of the joint kind'
  const itemId = await addSupportable(world, { title, places: 5 })
  const { id: groupId } = await harvesters('Olive People')
  const id = await signUpAs(world, 'supporter', { groupId, itemId, people: all })

  expect(await stateOf(world, id)).toMatchObject({ status: 'pending', taken: 3 })
  expect(await seatsOf(world, id)).toEqual(all.map((who) => CAST[who].id).toSorted())
  const who = `Olive People (3 people), led by ${CAST.supporter.fullName}`
  const told = await world.mailsTo(await addressOf('partner'))
  expect(told.find(({ subject }) => subject.includes(title))?.text).toContain(who)
  for (const other of ['ambassador', 'admin'] as const) {
    const mail = (await world.mailsTo(CAST[other].email)).find(({ subject }) =>
      subject.includes(title),
    )
    expect(mail?.text).toContain(`${CAST.supporter.fullName} has signed you up with Olive People`)
    expect(mail?.text).toContain(`http://127.0.0.1:3000/groups/${groupId}`)
  }
  const own = await world.mailsTo(CAST.supporter.email)
  expect(own.filter(({ subject }) => subject.includes(title))).toEqual([])

  const { supporters } = await listSupporters(world.caller('partner'), { post: itemId })
  expect(supporters).toMatchObject([{ id, name: who, places: 3, email: CAST.supporter.email }])
  const lines = await listSupportsToExport(world.caller('partner'), { post: itemId })
  expect(lines).toMatchObject([{ group_name: 'Olive People', places: 3 }])
  const others = await listSupporters(world.caller('partner2'), {})
  expect(JSON.stringify(others)).not.toContain('Olive People')
})

async function addressOf(owner: 'partner' | 'partner2'): Promise<string> {
  const { email } = await world.house.scope.as(system, (db) =>
    db
      .selectFrom('partners')
      .select('email')
      .where('user_id', '=', CAST[owner].id)
      .executeTakeFirstOrThrow(),
  )
  return email
}

test.each(['confirmed', 'declined', 'completed'] as const)(
  'what the organization answers (%s) reaches everybody who comes along, each by a mail of their own',
  async (answer) => {
    const title = `Answered ${answer}`
    const itemId = await addSupportable(world, { title })
    const { id: groupId } = await harvesters()
    // Its leader stays at home, and is told all the same.
    const people = ['ambassador', 'admin'] as const
    const id = await signUpAs(world, 'supporter', { groupId, itemId, people })
    const say = (word: typeof answer) =>
      answerSupport(world.caller('partner'), { id, answer: word, reason: 'Rain', hours: '6' })
    if (answer === 'completed') await say('confirmed')
    expect(await say(answer)).toEqual({
      name: `Thursday Harvesters (2 people), led by ${CAST.supporter.fullName}`,
    })
    const kept = await world.house.scope.as(system, (db) =>
      db.selectFrom('supports').select('hours').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(kept.hours).toBe(answer === 'completed' ? 6 : null)
    for (const who of all) {
      const mails = (await world.mailsTo(CAST[who].email)).filter(
        ({ subject, kind }) => subject.includes(title) && kind === `support.${answer}`,
      )
      expect(mails, who).toHaveLength(1)
      expect(mails[0]?.text).toContain('2 volunteers, with Thursday Harvesters')
    }
  },
)

test('what is completed as a whole thanks everybody who came along, and is one support', async () => {
  const itemId = await addSupportable(world, { title: 'Whole work' })
  const { id: groupId } = await harvesters()
  const id = await signUpAs(world, 'supporter', { groupId, itemId, people: all })
  await answerSupport(world.caller('partner'), { id, answer: 'confirmed' })
  expect(await completeItem(world.caller('partner'), { itemId, hours: '9' })).toEqual({
    thanked: 1,
  })
  for (const who of all) {
    const mails = await world.mailsTo(CAST[who].email)
    expect(mails.map(({ subject }) => subject)).toContain('Thank you for supporting Whole work')
  }
})

test('its leader cancels for all, who are told; nobody else can', async () => {
  const itemId = await addSupportable(world, { title: 'Called off' })
  const { id: groupId } = await harvesters()
  const id = await signUpAs(world, 'supporter', { groupId, itemId, people: all })
  await expect(cancelSupport(world.caller('ambassador'), { id })).rejects.toMatchObject({
    code: 'not_found',
  })
  await cancelSupport(world.caller('supporter'), { id })
  expect(await stateOf(world, id)).toMatchObject({ status: 'cancelled', taken: 0 })
  for (const who of ['ambassador', 'admin'] as const) {
    const subjects = (await world.mailsTo(CAST[who].email)).map(({ subject }) => subject)
    expect(subjects).toContain('Cancelled: Called off')
  }
  await signUpAs(world, 'supporter', { groupId, itemId, people: all })
})

describe('refuses', () => {
  test('whoever does not lead the group, strangers and visitors', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    const of = { groupId, itemId, people: all }
    for (const [who, code] of [
      ['ambassador', 'forbidden'],
      ['applicant', 'not_found'],
      ['superuser', 'not_found'],
    ] as const) {
      await expect(signUpAs(world, who, of)).rejects.toMatchObject({ code })
      await expect(
        getGroupSignUpForm(world.caller(who), { groupId, itemId, kind: 'volunteer' }),
      ).rejects.toMatchObject({ code })
    }
    await expect(signUpAs(world, visitor, of)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('people who are not in the group', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    const people = ['supporter', 'applicant'] as const
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId, people }),
    ).rejects.toMatchObject({ code: 'conflict', fields: { people: expect.any(String) } })
  })

  test('fewer than two, and more than there is room for', async () => {
    const itemId = await addSupportable(world, { places: 2 })
    const { id: groupId } = await harvesters()
    for (const people of [[], ['supporter'], ['supporter', 'supporter']] as const) {
      await expect(
        signUpAs(world, 'supporter', { groupId, itemId, people }),
      ).rejects.toMatchObject({ code: 'bad_input', fields: { people: expect.any(String) } })
    }
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId, people: all }),
    ).rejects.toMatchObject({
      code: 'conflict',
      fields: { people: 'Only 2 places are left.' },
    })
    await signUpAs(world, 'supporter', { groupId, itemId, people: ['supporter', 'admin'] })
    const { id: others } = await startGroupAs(world, 'ambassador', ['applicant'])
    await expect(
      signUpAs(world, 'ambassador', {
        groupId: others,
        itemId,
        people: ['ambassador', 'applicant'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('Every place is taken') })
  })

  test('whoever has a place there already, by name, and says so beforehand', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    await signUp(world, 'admin', itemId)
    const form = await getGroupSignUpForm(world.caller('supporter'), {
      groupId,
      itemId,
      kind: 'volunteer',
    })
    expect(form.people.map(({ id, heldBack }) => [id, heldBack])).toEqual([
      [CAST.supporter.id, null],
      [CAST.ambassador.id, null],
      [CAST.admin.id, 'has-place'],
    ])
    const sentence = `${CAST.admin.fullName} has a place there already. Take them out, or ask them to step back first.`
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId, people: all }),
    ).rejects.toMatchObject({ code: 'conflict', message: sentence, fields: { people: sentence } })
    // To visit is another matter, and so is another item.
    const other = await addSupportable(world)
    await signUpAs(world, 'supporter', { groupId, itemId: other, people: all })
    // One group's people are another group's too.
    const { id: second } = await startGroupAs(world, 'ambassador', ['admin', 'applicant'])
    await expect(
      signUpAs(world, 'ambassador', {
        groupId: second,
        itemId: other,
        people: ['admin', 'applicant'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining(CAST.admin.fullName) })
  })

  test('a person who comes with a group to come alone as well, in words', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    await signUpAs(world, 'supporter', { groupId, itemId, people: ['ambassador', 'admin'] })
    await expect(signUp(world, 'admin', itemId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('come along with a group'),
    })
    // Whoever leads it and stays at home may come alone.
    await signUp(world, 'supporter', itemId)
  })

  test('a group that has signed up already, its own organization’s, and what is over', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await startGroupAs(world, 'supporter', ['ambassador', 'admin', 'partner'])
    await signUpAs(world, 'supporter', { groupId, itemId, people: ['supporter', 'admin'] })
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId, people: ['ambassador', 'admin'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('has signed up for this already') })

    const theirs = await addSupportable(world)
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId: theirs, people: ['supporter', 'partner'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('belongs to the organization') })
    const { id: ofPartner } = await startGroupAs(world, 'partner', ['admin'])
    await expect(
      signUpAs(world, 'partner', {
        groupId: ofPartner,
        itemId: theirs,
        people: ['partner', 'admin'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('your own organization') })

    const over = await addSupportable(world, { end_date: '2020-01-01' })
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId: over, people: all }),
    ).rejects.toMatchObject({ message: expect.stringContaining('is over') })
    const hidden = await addSupportable(world, { status: 'withdrawn' })
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId: hidden, people: all }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('ways to help that take no places', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    for (const kind of ['donate', 'visit', 'invest']) {
      const given = { groupId, itemId, kind: kind as 'attend', people: all.map((who) => CAST[who].id) }
      await expect(signUpGroup(world.caller('supporter'), given)).rejects.toMatchObject({
        code: 'bad_input',
      })
    }
  })
})

test('the same form sent twice is one sign-up', async () => {
  const itemId = await addSupportable(world)
  const { id: groupId } = await harvesters()
  const given = { groupId, itemId, kind: 'volunteer', people: all.map((who) => CAST[who].id) } as const
  const key = newId()
  const first = await signUpGroup(world.caller('supporter', key), given)
  expect(await signUpGroup(world.caller('supporter', key), given)).toEqual(first)
})

describe('the database has the last word', () => {
  test('a leader seats nobody from outside, and a member signs nobody up', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    const id = await signUpAs(world, 'supporter', { groupId, itemId, people: ['supporter', 'admin'] })
    const seat = (who: 'supporter' | 'ambassador' | 'applicant', userId: string) =>
      world.house.scope.as(memberOf(who), (db) =>
        db.insertInto('group_seats').values({ support_id: id, user_id: userId }).execute(),
      )
    await expect(seat('supporter', CAST.applicant.id)).rejects.toMatchObject({
      constraint: 'group_seats_of_members',
    })
    await expect(seat('applicant', CAST.applicant.id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(seat('ambassador', CAST.partner.id)).rejects.toMatchObject({ code: 'forbidden' })
    const row = {
      id: newId(),
      project_event_id: await addSupportable(world),
      kind: 'volunteer',
      user_id: CAST.ambassador.id,
      name: 'x',
      email: 'x@demo.test',
      group_id: groupId,
      group_name: 'x',
    }
    await expect(
      world.house.scope.as(memberOf('ambassador'), (db) =>
        db.insertInto('supports').values(row).execute(),
      ),
    ).rejects.toMatchObject({ constraint: 'supports_led_group' })
  })

  test('another organization, staff of another kind and strangers see no seat', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    const id = await signUpAs(world, 'supporter', { groupId, itemId, people: all })
    const seen = (who: 'partner' | 'partner2' | 'applicant' | 'ambassador') =>
      world.house.scope.as(memberOf(who), async (db) => ({
        seats: (await db.selectFrom('group_seats').select('user_id').where('support_id', '=', id).execute())
          .length,
        supports: (await db.selectFrom('supports').select('id').where('id', '=', id).execute()).length,
        addresses: (await sql`select * from app.seat_addresses(${id})`.execute(db)).rows.length,
        heldBack: (
          await sql`select * from app.group_held_back(${groupId}, ${itemId}, 'volunteer')`.execute(db)
        ).rows.length,
      }))
    const nothing = { seats: 0, supports: 0, addresses: 0, heldBack: 0 }
    expect(await seen('partner2')).toEqual(nothing)
    expect(await seen('applicant')).toEqual(nothing)
    expect(await seen('partner')).toEqual({ ...nothing, supports: 1, addresses: 3 })
    expect(await seen('ambassador')).toEqual({ ...nothing, seats: 3, supports: 1, addresses: 3 })
  })
})

/** Whether it was done; whoever is told to come back later, since the line is long, does. */
async function untilAnswered(work: () => Promise<unknown>): Promise<'in' | string> {
  try {
    await work()
    return 'in'
  } catch (error) {
    if (!isAppError(error)) throw error
    return error.code === 'unavailable' ? untilAnswered(work) : error.code
  }
}

async function groupOf(people: readonly string[]) {
  const leader = { kind: 'member', userId: people[0]! } as const
  return joinTogether(world, leader, people.slice(1))
}

describe('at once', () => {
  test('two groups of six for ten places: one comes', async () => {
    const itemId = await addSupportable(world, { places: 10 })
    const crowds = [await gather(world, 6), await gather(world, 6)]
    const groups = [await groupOf(crowds[0]!), await groupOf(crowds[1]!)]
    const answers = await Promise.all(
      crowds.map((people, at) =>
        untilAnswered(() => {
          const caller = world.caller({ kind: 'member', userId: people[0]! }, newId())
          return signUpGroup(caller, { groupId: groups[at]!, itemId, kind: 'volunteer', people })
        }),
      ),
    )
    expect(answers.toSorted()).toEqual(['conflict', 'in'])
    expect(await takenOf(itemId)).toBe(6)
  })

  test('a group of six and eight alone for ten places: never more than ten', async () => {
    const itemId = await addSupportable(world, { places: 10 })
    const people = await gather(world, 6)
    const alone = await gather(world, 8)
    const groupId = await groupOf(people)
    const asGroup = () => {
      const caller = world.caller({ kind: 'member', userId: people[0]! }, newId())
      return signUpGroup(caller, { groupId, itemId, kind: 'volunteer', people })
    }
    const answers = await Promise.all([
      ...alone.slice(0, 4).map((userId) => untilAnswered(() => goAlone(userId, itemId))),
      untilAnswered(asGroup),
      ...alone.slice(4).map((userId) => untilAnswered(() => goAlone(userId, itemId))),
    ])
    const [inGroup, single] = [answers[4], answers.filter((one, at) => at !== 4 && one === 'in')]
    expect(await takenOf(itemId)).toBe((inGroup === 'in' ? 6 : 0) + single.length)
    expect(await takenOf(itemId)).toBeLessThanOrEqual(10)
  })

  test('whoever signs up alone and is brought by two groups has one place', async () => {
    const itemId = await addSupportable(world)
    const [both = '', ...rest] = await gather(world, 5)
    const groups = [
      [rest[0]!, both, rest[1]!],
      [rest[2]!, both, rest[3]!],
    ]
    const ids = [await groupOf(groups[0]!), await groupOf(groups[1]!)]
    await Promise.all([
      ...groups.map((people, at) =>
        untilAnswered(() => {
          const caller = world.caller({ kind: 'member', userId: people[0]! }, newId())
          return signUpGroup(caller, { groupId: ids[at]!, itemId, kind: 'volunteer', people })
        }),
      ),
      untilAnswered(() => goAlone(both, itemId)),
    ])
    const { rows } = await world.house.scope.as(system, (db) =>
      sql<{ places: number }>`
        select ((select count(*) from app.group_seats where user_id = ${both})
          + (select count(*) from app.supports where user_id = ${both} and group_id is null
            and project_event_id = ${itemId}))::integer as places`.execute(db),
    )
    expect(rows).toEqual([{ places: 1 }])
  })
})

function goAlone(userId: string, itemId: string) {
  return supportItem(world.caller({ kind: 'member', userId }, newId()), { kind: 'volunteer', itemId })
}

async function takenOf(itemId: string): Promise<number> {
  const item = await world.house.scope.as(system, (db) =>
    db
      .selectFrom('project_events')
      .select('places_taken')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow(),
  )
  return item.places_taken
}
