import { announce, changeEvent, linkOf, mailsAbout } from '#test/app/announcing.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { seedPosters } from '#test/app/posting.ts'
import { signUpAs, takenOf } from '#test/app/signing-up.ts'
import { stateOf } from '#test/app/supporting.ts'
import { confirmComing } from './confirm-coming.ts'
import { freePlace } from './free-place.ts'
import { getSignUp } from '../queries/get-sign-up.ts'
import { listOwnSupports } from '../queries/list-own-supports.ts'
import { listSupporters } from '../queries/list-supporters.ts'
import { listSupportsToExport } from '../queries/list-supports-to-export.ts'
import { readSignUpKey, SIGN_UP_LINK_DAYS } from '../sign-up-link.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))
afterEach(() => expectBooksAgree(app))

const DAY_MS = 24 * 60 * 60 * 1000
const asLink = () => app.caller(system)

test('a participant confirms that they still come, the organization sees it, and the next change asks again', async () => {
  const title = 'Planting'
  const { postId, supportId } = await announce(app, title)
  const seen = async () =>
    (await listSupporters(app.caller('partner'), { post: postId })).supporters[0]?.coming
  const own = async () =>
    (await listOwnSupports(app.caller('supporter'), {})).supports.find(({ id }) => id === supportId)
      ?.coming
  expect([await seen(), await own()]).toEqual([null, null])

  await changeEvent(app, postId, {
    title,
    startTime: '17:00',
  })
  expect([await seen(), await own()]).toEqual([{ said: 'nothing' }, 'asked'])
  const [mail] = await mailsAbout(app, 'supporter', `Changed: ${title}`)
  const of = linkOf(app, mail?.text ?? '')
  expect(await getSignUp(asLink(), of)).toMatchObject({ mayConfirm: true, mayFree: true })
  await confirmComing(asLink(), of)
  const first = await getSignUp(asLink(), of)
  app.advance(60_000)
  await confirmComing(asLink(), of)
  expect(await getSignUp(asLink(), of)).toEqual(first)
  expect(first).toMatchObject({ stillComingAt: expect.any(Date), mayConfirm: false })
  expect([await seen(), await own()]).toEqual([{ said: 'yes', at: first.stillComingAt }, 'said'])
  const [row] = await listSupportsToExport(app.caller('partner'), { post: postId })
  expect(row).toMatchObject({ stillComingAt: first.stillComingAt })

  await changeEvent(app, postId, {
    title,
    startTime: '16:00',
  })
  expect([await seen(), await own()]).toEqual([{ said: 'nothing' }, 'asked'])
})

test('the link frees a place, twice without harm, and the organization is emailed once', async () => {
  const title = 'Cleaning a beach'
  const { postId, supportId } = await announce(app, title)
  await changeEvent(app, postId, {
    title,
    startTime: '17:00',
  })
  const [mail] = await mailsAbout(app, 'supporter', `Changed: ${title}`)
  const of = linkOf(app, mail?.text ?? '')
  expect(await takenOf(app, postId)).toBe(2)
  await freePlace(asLink(), of)
  await freePlace(asLink(), of)
  expect(await stateOf(app, supportId)).toMatchObject({ status: 'cancelled', taken: 0 })
  expect(await getSignUp(asLink(), of)).toMatchObject({ isHeld: false, mayFree: false })
  await expect(confirmComing(asLink(), of)).toBeRefused('conflict')
})

test('one group member confirms, and another frees only their own seat', async () => {
  const title = 'Painting a school'
  const { postId } = await announce(app, title)
  const { id: groupId } = await startGroupAs(app, 'ambassador', ['admin', 'applicant'])
  const together = await signUpAs(app, 'ambassador', {
    groupId,
    itemId: postId,
    people: ['ambassador', 'admin', 'applicant'],
  })
  await changeEvent(app, postId, {
    title,
    startTime: '17:00',
  })
  const linked = async (who: Person) =>
    linkOf(app, (await mailsAbout(app, who, `Changed: ${title}`))[0]?.text ?? '')
  await confirmComing(asLink(), await linked('admin'))
  await freePlace(asLink(), await linked('applicant'))
  await freePlace(asLink(), await linked('applicant'))
  expect(await stateOf(app, together)).toMatchObject({ status: 'pending', taken: 4 })
  expect(await getSignUp(asLink(), await linked('applicant'))).toMatchObject({ isHeld: false })
  const { supporters } = await listSupporters(app.caller('partner'), { post: postId })
  expect(supporters.find(({ id }) => id === together)?.coming).toEqual({
    said: 'some',
    seats: 1,
    places: 2,
  })
})

test('a link is valid for one user and one sign-up, and expires', async () => {
  const { supportId } = await announce(app, 'Reading aloud')
  const stranger = { supportId, userId: DEMO_USERS.applicant.id, hadIt: false }
  await expect(getSignUp(asLink(), stranger)).toBeRefused('not_found')
  await expect(freePlace(asLink(), stranger)).toBeRefused('not_found')
  await expect(confirmComing(asLink(), stranger)).toBeRefused('not_found')
  const { seal, clock } = app.runtime
  const words = `${supportId} ${DEMO_USERS.supporter.id} ${clock.now().getTime() + DAY_MS}`
  const key = seal.close('sign-up', words)
  expect(readSignUpKey(seal, key, clock.now())).toMatchObject({ supportId })
  expect(readSignUpKey(seal, `${key}x`, clock.now())).toBeNull()
  expect(readSignUpKey(seal, seal.close('gift', words), clock.now())).toBeNull()
  const later = new Date(clock.now().getTime() + SIGN_UP_LINK_DAYS * DAY_MS)
  expect(readSignUpKey(seal, key, later)).toBeNull()
})
