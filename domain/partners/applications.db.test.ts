import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { addOrganization } from '#test/app/organization.ts'
import { guest, memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { decideApplication } from './commands/decide-application.ts'
import { getApplication } from './queries/get-application.ts'
import { listApplications } from './queries/list-applications.ts'

const app = startTestApp()
let first: { partnerId: string; applicationId: string }
let second: typeof first
beforeAll(async () => {
  first = await addOrganization(app, 'supporter', 'pending')
  app.advance(60_000)
  second = await addOrganization(app, 'ambassador', 'pending')
})

const list = (status: 'pending' | 'rejected') => listApplications(app.caller('admin'), { status })
const get = (applicationId: string) => getApplication(app.caller('admin'), { applicationId })

test('pending applications are listed in order of submission, with a count, and link to the next one', async () => {
  const { count, items } = await list('pending')
  expect(count).toBe(items.length)
  const ids = items.map(({ id }) => id)
  expect(ids.slice(-2)).toEqual([first.applicationId, second.applicationId])
  for (const [at, id] of ids.entries()) expect((await get(id)).next).toBe(ids[at + 1] ?? null)
})

test('a decided application moves to the list of its status, with who decided and why', async () => {
  await decideApplication(app.caller('admin'), {
    applicationId: second.applicationId,
    decision: 'reject',
    reason: 'It is registered elsewhere.',
  })
  expect((await list('pending')).items.map(({ id }) => id)).not.toContain(second.applicationId)
  expect((await list('rejected')).items[0]?.id).toBe(second.applicationId)
  const { status, history, next } = await get(second.applicationId)
  expect([status, next]).toEqual(['rejected', null])
  expect(history).toMatchObject([
    {
      number: 1,
      author: DEMO_USERS.ambassador.fullName,
      decider: DEMO_USERS.admin.fullName,
      reason: 'It is registered elsewhere.',
    },
  ])
})

test('a page number past the end returns the last page', async () => {
  const far = await listApplications(app.caller('admin'), { status: 'pending', page: 9000 })
  expect(far.page).toBe(1)
  expect(far.items).toHaveLength(far.count)
})

test.each(['nonsense', crypto.randomUUID()])('%s is not found', async (applicationId) => {
  await expect(get(applicationId)).toBeRefused('not_found')
})

describe('is refused to', () => {
  test.each([
    ['visitors', visitor, 'not_signed_in'],
    ['guests', guest(), 'not_signed_in'],
    ['the applicant', memberOf('supporter'), 'forbidden'],
    ['partners', memberOf('partner'), 'forbidden'],
  ] as const)('%s', async (_, who, code) => {
    const { applicationId } = first
    await expect(getApplication(app.caller(who), { applicationId })).toBeRefused(code)
    await expect(listApplications(app.caller(who), { status: 'pending' })).toBeRefused(code)
  })
})
