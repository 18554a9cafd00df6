import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import {
  startTestApp,
  guest,
  memberOf,
  system,
  visitor,
  type Person,
  type TestApp,
} from '#test/app/create-test-app.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { sendMailsAt, writeAs } from '#test/app/threads.ts'
import { dayFromNow } from '#test/app/writing.ts'
import { getPartner } from './queries/get-partner.ts'

const app = startTestApp()
let partnerId: string
let address: string
beforeAll(async () => {
  await addSupportable(app, {}, 'partner2')
  const own = await asSystem((db) =>
    db
      .selectFrom('partners')
      .select(['id', 'email'])
      .where('userId', '=', DEMO_USERS.partner2.id)
      .executeTakeFirstOrThrow(),
  )
  partnerId = own.id
  address = own.email
  await setTeam({})
})

type Work = Parameters<TestApp['runtime']['scope']['asVisitor']>[0]
const asSystem = <T>(work: (db: Parameters<Work>[0]) => Promise<T>): Promise<T> =>
  app.runtime.scope.as(system, work)

/** Gives the organization this team, besides its owner. */
async function setTeam(team: Partial<Record<Person, string[]>>): Promise<void> {
  await asSystem(async (db) => {
    await db.deleteFrom('partnerMembers').where('partnerId', '=', partnerId).execute()
    for (const [who, duties] of Object.entries(team)) {
      const userId = DEMO_USERS[who as Person].id
      await db.deleteFrom('partnerMembers').where('userId', '=', userId).execute()
      await db.insertInto('partnerMembers').values({ userId, partnerId, duties }).execute()
    }
  })
}

const owner = DEMO_USERS.partner2.email
const writer = DEMO_USERS.ambassador.email
const desk = DEMO_USERS.admin.email

/** Which of these addresses got a mail about something with this title. */
async function told(title: string): Promise<string[]> {
  const all = [...new Set([address, owner, writer, desk])]
  const mails = await Promise.all(all.map((one) => app.mailsTo(one)))
  return all.filter((_, index) => mails[index]?.some(({ subject }) => subject.includes(title)))
}

test('without a team the public address is emailed, and nobody else', async () => {
  await signUp(app, 'supporter', await addSupportable(app, { title: 'Lone oak' }, 'partner2'))
  expect(await told('Lone oak')).toEqual([address])
})

test('a team is emailed by duty: its owner, and who has it; never who has not, nor the public address', async () => {
  await setTeam({ ambassador: ['write'], admin: ['answer'] })
  const id = await signUp(
    app,
    'supporter',
    await addSupportable(app, { title: 'Two elms' }, 'partner2'),
  )
  expect((await told('Two elms')).toSorted()).toEqual([owner, desk].toSorted())
  await giveAsGuest(app, await addSupportable(app, { title: 'Three firs' }, 'partner2'))
  expect(await told('Three firs')).toEqual([owner])

  const quiet = await addSupportable(app, { title: 'Four figs' }, 'partner2')
  const asked = await signUp(app, 'supporter', quiet)
  await asSystem((db) => db.deleteFrom('mails').where('subject', 'like', '%Four figs%').execute())
  await writeAs(app, 'supporter', asked, 'When?', new Date(`${dayFromNow(40)}T08:00:00Z`))
  await sendMailsAt(app, new Date(`${dayFromNow(40)}T08:05:00Z`))
  expect((await told('Four figs')).toSorted()).toEqual([owner, desk].toSorted())
  expect(id).toBeTruthy()
})

test('each in their own language, and not who has unsubscribed', async () => {
  await setTeam({ ambassador: ['answer'], admin: ['answer'] })
  await app
    .as('ambassador')
    .update('profiles', { language: 'he' }, { id: DEMO_USERS.ambassador.id })
  await asSystem((db) =>
    db
      .insertInto('mailChoices')
      .values({
        userId: DEMO_USERS.partner2.id,
        topic: 'organization',
        isWanted: false,
        updatedAt: new Date(),
      })
      .execute(),
  )
  await signUp(app, 'supporter', await addSupportable(app, { title: 'Five palms' }, 'partner2'))
  expect((await told('Five palms')).toSorted()).toEqual([writer, desk].toSorted())
  const textTo = async (to: string) =>
    (await app.mailsTo(to)).find(({ subject }) => subject.includes('Five palms'))?.text ?? ''
  expect(await textTo(writer)).toMatch(/[א-ת]/)
  expect(await textTo(desk)).not.toMatch(/[א-ת]/)
})

test('who is emailed is told to jobs, staff, the team and its supporters, to nobody else', async () => {
  await setTeam({ admin: ['answer'] })
  const team = (actor: Actor) =>
    app.runtime.scope.as(actor, async (db) => {
      const { rows } = await sql<{ email: string }>`
        select email from app.mail_team(${partnerId}, '{answer}') order by email`.execute(db)
      return rows.map(({ email }) => email)
    })
  expect(await team(system)).toEqual([desk, owner].toSorted())
  expect(await team(memberOf('partner2'))).toEqual([desk, owner].toSorted())
  expect(await team(memberOf('partner'))).toEqual([])
  const giver = guest()
  expect(await team(giver)).toEqual([])
  await giveAsGuest(app, await addSupportable(app, {}, 'partner2'), {}, giver)
  expect(await team(giver)).toEqual([desk, owner].toSorted())
  await expect(team(visitor)).toBeRefused('forbidden')
})

test('staff sees the team of an organization and who is invited, with masked addresses', async () => {
  await setTeam({ ambassador: ['write', 'money'] })
  await asSystem((db) =>
    db
      .insertInto('partnerInvitations')
      .values({
        id: '00000000-0000-4000-8000-000000000198',
        partnerId,
        email: 'new.treasurer@people.example',
        duties: ['money'],
        invitedBy: DEMO_USERS.partner2.id,
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + 86_400_000),
      })
      .execute(),
  )
  const { team, invitations } = await getPartner(app.caller('admin'), { id: partnerId })
  expect(team).toMatchObject([
    { userId: DEMO_USERS.ambassador.id, duties: ['write', 'money'], joinedAt: expect.any(Date) },
  ])
  expect(invitations).toMatchObject([{ duties: ['money'] }])
  expect(invitations[0]?.email).not.toContain('new.treasurer')
  for (const who of ['partner2', 'supporter'] as const) {
    await expect(getPartner(app.caller(who), { id: partnerId })).toBeRefused('forbidden')
  }
})
