import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { findAccountStatus } from '#domain/accounts/queries/find-account-status.ts'
import { publishNews } from '#domain/content/commands/publish-news.ts'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import { createProjectEvent } from '#domain/project-events/commands/create-project-event.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, memberOf, system, type Person } from '#test/app/create-test-app.ts'
import { receiveGift } from '#test/app/giving.ts'
import { keepPicture } from '#test/app/offering.ts'
import { addSupport, addSupportable, signUp } from '#test/app/supporting.ts'
import { answerTeamInvitation } from './commands/answer-team-invitation.ts'
import { changeDuties } from './commands/change-duties.ts'
import { inviteToTeam } from './commands/invite-to-team.ts'
import { leaveTeam } from './commands/leave-team.ts'
import { removeFromTeam } from './commands/remove-from-team.ts'
import { updateContact } from './commands/update-contact.ts'
import { updatePaymentInstructions } from './commands/update-payment-instructions.ts'
import { withdrawTeamInvitation } from './commands/withdraw-team-invitation.ts'
import { TEAM_MAX, type Duty } from './duty.ts'
import { PARTNER_PROFILE_FIELDS } from './profile-fields.ts'
import { findOwnPartner } from './queries/find-own-partner.ts'
import { getTeam } from './queries/get-team.ts'
import { getTeamInvitation } from './queries/get-team-invitation.ts'
import { saveOrganization } from './save-organization.ts'
import { valuesOfProfile } from './values-of-partner.ts'

const app = startTestApp()
let item: string
beforeAll(async () => {
  item = await addSupportable(app)
})
beforeEach(() =>
  bySystem(sql`with gone as (delete from partner_invitations) delete from partner_members`),
)

const bySystem = (text: ReturnType<typeof sql>) =>
  app.runtime.scope.as(system, async (db) => (await text.execute(db)).rows)

/** Whether the supporter's address is proved to be theirs. */
async function prove(isProved: boolean): Promise<void> {
  const { id } = DEMO_USERS.supporter
  await app.asOwner('set role app_auth')
  await app.asOwner('update auth.users set email_verified = $1 where id = $2', [isProved, id])
  await app.asOwner('reset role')
}

const as = (who: Person, text: ReturnType<typeof sql>) =>
  app.runtime.scope.as(memberOf(who), async (db) => (await text.execute(db)).rows)

/** Invites someone as the owner; returns the invitation's id, from the link in the email. */
async function invite(who: Person, duties: Duty[] | 'own'): Promise<string> {
  const { email } = DEMO_USERS[who]
  await inviteToTeam(
    app.caller('partner'),
    duties === 'own' ? { isOwner: true, email } : { isOwner: false, email, duties },
  )
  const mails = await app.mailsTo(email)
  const newest = mails.filter(({ kind }) => kind === 'partners.team-invitation').at(0)
  return /team-invitations\/([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? 'none in the email'
}

const join = async (who: Person, duties: Duty[]) =>
  answerTeamInvitation(app.caller(who), { id: await invite(who, duties), isAccepted: true })

test('only the person whose proved address was invited sees, accepts or declines an invitation', async () => {
  const id = await invite('supporter', ['write'])
  // The organization does not learn the name behind an address, so the greeting has none.
  expect((await app.mailsTo(DEMO_USERS.supporter.email)).at(0)?.text).toMatch(/^Hello,\n/)
  for (const who of ['ambassador', 'partner2', 'partner', 'admin'] as const) {
    await expect(getTeamInvitation(app.caller(who), { id })).toBeRefused('not_found')
    for (const isAccepted of [true, false]) {
      await expect(answerTeamInvitation(app.caller(who), { id, isAccepted })).toBeRefused(
        'not_found',
      )
    }
  }
  await prove(false)
  await expect(getTeamInvitation(app.caller('supporter'), { id })).toBeRefused('not_found')
  await prove(true)

  expect(await getTeamInvitation(app.caller('supporter'), { id })).toMatchObject({
    duties: ['write'],
    isReady: true,
  })
  await answerTeamInvitation(app.caller('supporter'), { id, isAccepted: true })
  expect(await findAccountStatus(app.caller('supporter'), {})).toMatchObject({
    isPartner: true,
    duties: ['write'],
  })
  await expect(answerTeamInvitation(app.caller('supporter'), { id, isAccepted: true })).toBeRefused(
    'not_found',
  )
})

test('an invitation ends when it is withdrawn, declined, replaced, or two weeks old', async () => {
  const withdrawn = await invite('supporter', ['write'])
  await withdrawTeamInvitation(app.caller('partner'), { id: withdrawn })
  const replaced = await invite('supporter', ['write'])
  const declined = await invite('supporter', ['answer'])
  for (const id of [withdrawn, replaced]) {
    await expect(getTeamInvitation(app.caller('supporter'), { id })).toBeRefused('not_found')
  }
  await answerTeamInvitation(app.caller('supporter'), { id: declined, isAccepted: false })
  const old = await invite('supporter', ['money'])
  await bySystem(sql`with gone as (delete from partner_invitations where id = ${old} returning *)
    insert into partner_invitations (id, partner_id, email, duties, invited_by, created_at, expires_at)
    select ${newId()}, partner_id, email, duties, invited_by, created_at, now() from gone`)
  for (const id of [declined, old]) {
    await expect(
      answerTeamInvitation(app.caller('supporter'), { id, isAccepted: true }),
    ).toBeRefused('not_found')
  }
})

test('a team has room for so many, those who are invited counted', async () => {
  await bySystem(sql`insert into partner_invitations
    (id, partner_id, email, duties, invited_by, created_at, expires_at)
    select gen_random_uuid(), p.id, n || '@invited.example', '{write}', p.user_id, now(), now() + interval '1 day'
    from partners p, generate_series(1, ${TEAM_MAX - 1}) n
    where p.user_id = ${DEMO_USERS.partner.id}`)
  await invite('supporter', ['write'])
  await expect(invite('ambassador', ['write'])).toBeRefused('conflict')
})

test('nobody belongs to two organizations', async () => {
  const id = await invite('partner2', ['write'])
  expect(await getTeamInvitation(app.caller('partner2'), { id })).toMatchObject({ isReady: false })
  await expect(answerTeamInvitation(app.caller('partner2'), { id, isAccepted: true })).toBeRefused(
    'conflict',
  )
  await join('supporter', ['write'])
  await expect(
    as(
      'supporter',
      sql`insert into partners (id, user_id, name, website, registration_number, country, organization_type,
      year_established, charitable_status, email, phone, contact_person_name, contact_person_role, search_name)
      values (${newId()}, app.uid(), 'x', 'https://x.example', '1', 'israel', 'x', 2000, 'yes', 'x@x.example', '1', 'x', 'x', 'x')`,
    ),
  ).toBeRefused('forbidden')
})

test('only the owner invites, changes duties and removes people; nobody can do it for themselves', async () => {
  await join('supporter', ['write', 'answer', 'money'])
  await join('ambassador', ['write'])
  const { supporter, ambassador } = DEMO_USERS
  for (const who of ['supporter', 'admin'] as const) {
    const tries = [
      () =>
        inviteToTeam(app.caller(who), {
          isOwner: false,
          email: 'me@me.example',
          duties: ['write'],
        }),
      () => inviteToTeam(app.caller(who), { isOwner: true, email: supporter.email }),
      () => changeDuties(app.caller(who), { memberId: ambassador.id, duties: ['money'] }),
      () => removeFromTeam(app.caller(who), { memberId: ambassador.id }),
    ]
    for (const attempt of tries) await expect(attempt()).toBeRefused('forbidden')
  }
  for (const attempt of [
    () => changeDuties(app.caller('partner2'), { memberId: ambassador.id, duties: ['money'] }),
    () => removeFromTeam(app.caller('partner2'), { memberId: ambassador.id }),
  ]) {
    await expect(attempt()).toBeRefused('conflict')
  }
  const statements = [
    sql`insert into partner_members (user_id, partner_id, duties) select app.uid(), app.own_partner(), '{write}'`,
    sql`update partner_members set user_id = ${supporter.id} where user_id = ${ambassador.id}`,
    sql`insert into partner_invitations (id, partner_id, email, duties, invited_by, created_at, expires_at)
      select ${newId()}, app.own_partner(), 'x@x.example', '{own}', app.uid(), now(), now() + interval '1 day'`,
    sql`update partners set user_id = app.uid()`,
  ]
  for (const statement of statements) {
    await expect(as('ambassador', statement)).toBeRefused('forbidden')
  }
  await as('ambassador', sql`update partner_members set duties = '{money}'`)
  await as('ambassador', sql`delete from partner_members where user_id = ${supporter.id}`)
  expect((await getTeam(app.caller('partner'), {})).people.map(({ duties }) => duties)).toEqual([
    ['own', 'write', 'answer', 'money'],
    ['write', 'answer', 'money'],
    ['write'],
  ])
  expect((await getTeam(app.caller('supporter'), {})).invitations).toEqual([])
})

const tasks: Record<string, { duty: Duty; run: (who: Person) => Promise<unknown> }> = {
  post: {
    duty: 'write',
    run: (who) => createProjectEvent(app.caller(who, newId()), { type: 'project' }),
  },
  'write news': {
    duty: 'write',
    run: (who) =>
      publishNews(app.caller(who, newId()), {
        title: 'News',
        summary: 'Of today.',
        body: 'It is new.',
      }),
  },
  'answer a sign-up': {
    duty: 'answer',
    run: async (who) => {
      const id = await addSupport(app, { itemId: item, status: 'pending', who: 'applicant' })
      try {
        return await answerSupport(app.caller(who), { id, answer: 'confirmed' })
      } finally {
        await bySystem(
          sql`update supports set status = 'cancelled', decided_at = now() where id = ${id}`,
        )
      }
    },
  },
  'receive a gift': {
    duty: 'money',
    run: async (who) => receiveGift(app, await signUp(app, 'admin', item, 'donate'), who),
  },
  'say how to pay': {
    duty: 'money',
    run: (who) => updatePaymentInstructions(app.caller(who), { words: `Account of ${newId()}` }),
  },
}

test.each(['write', 'answer', 'money'] as const)(
  'the duty "%s" allows its own tasks alone',
  async (duty) => {
    await join('supporter', [duty])
    for (const [name, task] of Object.entries(tasks)) {
      const outcome = await task.run('supporter').then(
        () => 'done',
        ({ code }: { code: string }) => code,
      )
      if (task.duty === duty) expect(outcome, name).toBe('done')
      else expect(['forbidden', 'not_found'], `${name}: ${outcome}`).toContain(outcome)
    }
    await expect(
      updateContact(app.caller('supporter'), { values: {}, isContactPublic: true }),
    ).toBeRefused('forbidden')
  },
)

test('who answers sees sign-ups without gifts, who minds the money gifts without sign-ups', async () => {
  await addSupport(app, { itemId: item, status: 'confirmed', who: 'superuser' })
  await addSupport(app, { itemId: item, status: 'confirmed', who: 'superuser', kind: 'donate' })
  await join('supporter', ['answer'])
  await join('ambassador', ['money'])
  const kinds = async (who: Person) => [
    ...new Set(
      (
        await as(
          who,
          sql`select kind from supports where user_id <> app.uid() and kind in ('volunteer', 'donate')`,
        )
      ).map((row) => (row as { kind: string }).kind),
    ),
  ]
  expect(await kinds('supporter')).toEqual(['volunteer'])
  expect(await kinds('ambassador')).toEqual(['donate'])
  expect(
    await as('supporter', sql`select id from payments where id not in (select app.own_payments())`),
  ).toEqual([])
  expect((await listSupporters(app.caller('supporter'), {})).supporters.length).toBeGreaterThan(0)
})

test('what is registered stays as it is when a member saves the profile', async () => {
  await join('supporter', ['write'])
  const own = await findOwnPartner(app.caller('supporter'), {})
  const stored: Partial<Record<string, string>> = valuesOfProfile(own!)
  const values = {
    ...Object.fromEntries(PARTNER_PROFILE_FIELDS.map((field) => [field, stored[field] ?? ''])),
    name: 'Taken over',
    mission: 'Read to every child.',
  }
  await saveOrganization(app.caller('supporter'), { values, removeLogo: false })
  expect(await findOwnPartner(app.caller('partner'), {})).toMatchObject({
    name: own!.name,
    mission: 'Read to every child.',
  })
  for (const change of [
    sql`name = 'Taken over'`,
    sql`email = 'me@me.example'`,
    sql`payment_instructions = 'Mine'`,
    sql`payment_translations = '{"he": {"words": "שלי"}}'`,
    sql`payment_language = 'he'`,
  ]) {
    await expect(
      as('supporter', sql`update partners set ${change} where id = app.own_partner()`),
    ).toBeRefused('forbidden')
  }
})

test('an organization is handed over to whoever accepts, and its owner so far stays in the team', async () => {
  await join('ambassador', ['answer'])
  const id = await invite('ambassador', 'own')
  await answerTeamInvitation(app.caller('ambassador'), { id, isAccepted: true })
  const { people } = await getTeam(app.caller('partner'), {})
  expect(people.map(({ userId, duties }) => [userId, duties.includes('own')])).toEqual([
    [DEMO_USERS.ambassador.id, true],
    [DEMO_USERS.partner.id, false],
  ])
  await expect(
    inviteToTeam(app.caller('partner'), { isOwner: true, email: DEMO_USERS.partner.email }),
  ).toBeRefused('forbidden')
  const told = (await app.mailsTo(DEMO_USERS.partner.email)).filter(
    ({ kind }) => kind === 'partners.handed-over',
  )
  expect(told).toHaveLength(1)
  await createProjectEvent(app.caller('partner', newId()), { type: 'project' })

  await inviteToTeam(app.caller('ambassador'), { isOwner: true, email: DEMO_USERS.partner.email })
  const [back] = await bySystem(sql`select id from partner_invitations`)
  const { id: backId } = back as { id: string }
  await answerTeamInvitation(app.caller('partner'), { id: backId, isAccepted: true })
  expect(await findAccountStatus(app.caller('partner'), {})).toMatchObject({
    duties: ['own', 'write', 'answer', 'money'],
  })
})

test('whoever leaves or is removed can do nothing more, from the next request on', async () => {
  await join('supporter', ['write', 'answer'])
  await leaveTeam(app.caller('supporter'), {})
  await join('ambassador', ['write'])
  await removeFromTeam(app.caller('partner'), { memberId: DEMO_USERS.ambassador.id })
  for (const who of ['supporter', 'ambassador'] as const) {
    expect(await findAccountStatus(app.caller(who), {})).toMatchObject({
      isPartner: false,
      duties: [],
    })
    await expect(createProjectEvent(app.caller(who, newId()), { type: 'project' })).toBeRefused(
      'forbidden',
    )
    await expect(getTeam(app.caller(who), {})).toBeRefused('forbidden')
  }
})

test('nobody signs up for what their own organization posts', async () => {
  await join('supporter', ['money'])
  await expect(signUp(app, 'supporter', item)).toBeRefused('conflict')
})

test('pictures are the organization’s: others of the team use them, and they stay when their uploader’s account goes', async () => {
  await join('ambassador', ['write'])
  const picture = await keepPicture(app, 'ambassador', 'news-images')
  await publishNews(app.caller('partner', newId()), {
    title: 'A picture',
    summary: 'Of us.',
    body: 'See.',
    imageFileId: picture,
  })
  await deleteAccount(app.caller(system), { userId: DEMO_USERS.ambassador.id, isTold: false })
  expect(await findReadableFile(app.caller('partner'), picture)).toMatchObject({ id: picture })
})
