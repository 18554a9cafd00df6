import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { pictureFile } from '#test/app/pictures.ts'
import {
  guest,
  memberOf,
  startTestApp,
  system,
  visitor,
  type Person,
} from '#test/app/create-test-app.ts'
import { findPublicFile } from '#domain/files/queries/find-public-file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { findOwnAmbassador } from '../queries/find-own-ambassador.ts'
import { hideAmbassador, showAmbassador } from './hide-ambassador.ts'

const app = startTestApp()
let id: string
let logoFileId: string
beforeAll(async () => {
  const file = await pictureFile()
  const logo = await storeFile(app.caller('supporter'), { kind: 'ambassador-logos', file })
  logoFileId = logo.id
  id = (await makeAmbassador(app, 'supporter', { logoFileId })).id
})

const reason = 'The page asks for money elsewhere.'
const hide = (who: Person) => hideAmbassador(app.caller(who), { id, reason })
const show = (who: Person) => showAmbassador(app.caller(who), { id })

/** The page as visible to everyone. */
const shown = () =>
  app.runtime.scope.asVisitor(async (db) => ({
    page: await db.selectFrom('ambassadorProfiles').select('id').where('id', '=', id).execute(),
    links: await db
      .selectFrom('ambassadorLinks')
      .select('code')
      .where('ambassadorId', '=', id)
      .execute(),
    logo: await findPublicFile(app.caller(visitor), { id: logoFileId }),
  }))
const auditOf = () =>
  app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
    db
      .selectFrom('auditEntries')
      .select(['operation', 'actorId', 'reason', 'before', 'after'])
      .where('subjectId', '=', id)
      .where('operation', '!=', 'ambassadors.open-ambassador')
      .orderBy('at')
      .execute(),
  )
const mails = async () =>
  (await app.mailsTo(DEMO_USERS.supporter.email)).filter(({ kind }) =>
    kind.startsWith('ambassadors.'),
  )

test('a hidden page disappears for everyone, its owner sees the reason, and it can be restored', async () => {
  const before = await shown()
  expect(before).toMatchObject({ page: [{ id }], links: [{}], logo: { id: logoFileId } })

  await hide('admin')
  expect(await shown()).toEqual({ page: [], links: [], logo: null })
  expect(await findOwnAmbassador(app.caller('supporter'), {})).toMatchObject({
    isPublic: false,
    hiddenReason: reason,
  })
  expect((await mails()).map(({ kind }) => kind)).toEqual(['ambassadors.hidden'])
  expect((await mails())[0]?.text).toContain(reason)
  expect((await mails())[0]?.text).toContain('http://127.0.0.1:3000/ambassador/dashboard')

  await show('superuser')
  expect(await shown()).toEqual(before)
  expect(await findOwnAmbassador(app.caller('supporter'), {})).toMatchObject({
    isPublic: true,
    hiddenReason: null,
    hiddenAt: null,
  })
  expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual([
    'ambassadors.hidden',
    'ambassadors.shown',
  ])
  expect(await auditOf()).toEqual([
    {
      operation: 'ambassadors.hide-ambassador',
      actorId: DEMO_USERS.admin.id,
      reason,
      before: { hidden: false },
      after: { hidden: true },
    },
    {
      operation: 'ambassadors.show-ambassador',
      actorId: DEMO_USERS.superuser.id,
      reason: null,
      before: { hidden: true },
      after: { hidden: false },
    },
  ])
})

test('of two concurrent hides or shows, the second is a conflict', async () => {
  const mailed = (await mails()).length
  const each = await Promise.allSettled([hide('admin'), hide('superuser')])
  expect(each.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(each.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' })
  const again = await Promise.allSettled([show('admin'), show('superuser')])
  expect(again.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(again.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    code: 'conflict',
  })
  expect(await mails()).toHaveLength(mailed + 2)
})

test.each(['supporter', 'partner', 'applicant', 'ambassador'] as const)(
  '%s neither hides nor shows a page, not even their own',
  async (who) => {
    await expect(hide(who)).toBeRefused('forbidden')
    await expect(show(who)).toBeRefused('forbidden')
  },
)

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s does neither', async (_, actor) => {
  const caller = app.caller(actor)
  await expect(hideAmbassador(caller, { id, reason })).toBeRefused('not_signed_in')
  await expect(showAmbassador(caller, { id })).toBeRefused('not_signed_in')
})

test('the owner cannot show it again by bypassing the commands', async () => {
  await hide('admin')
  const lift = app.as('supporter').update('ambassadorProfiles', { hiddenAt: null }, { id })
  await expect(lift).toBeRefused('forbidden')
  const claim = app.as('supporter').update('ambassadorProfiles', { isPublic: true }, { id })
  await expect(claim).toBeRefused('forbidden')
  expect((await shown()).page).toEqual([])
  await show('admin')
})

test('hiding requires a reason and an existing page', async () => {
  await expect(hideAmbassador(app.caller('admin'), { id, reason: ' ' })).toBeRefusedAt('reason')
  for (const command of [hideAmbassador, showAmbassador]) {
    await expect(command(app.caller('admin'), { id: newId(), reason })).toBeRefused('not_found')
  }
})
