import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { signUpAs } from '#test/app/signing-up.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { findOwnForItem } from './find-own-for-item.ts'
import { listOwnSupports } from './list-own-supports.ts'
import { listGroupSignUps } from './list-group-sign-ups.ts'

const app = startTestApp()

const all = ['supporter', 'ambassador', 'admin'] as const

test('a sign-up appears on the dashboard of each participant, on the item’s page and on the group’s', async () => {
  const itemId = await addSupportable(app, { places: 5 })
  const people = ['ambassador', 'admin', 'applicant'] as const
  const { id: groupId } = await startGroupAs(app, 'supporter', people)
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all })
  const own = async (who: 'supporter' | 'admin' | 'applicant') =>
    (await listOwnSupports(app.caller(who), {})).supports.find((one) => one.id === id)
  expect(await own('admin')).toMatchObject({
    places: 3,
    together: { group: 'Thursday Harvesters', groupId, comesAlong: true, isLed: false },
    mayCancel: false,
    mayStepOut: true,
    mayRepeat: false,
  })
  expect(await own('supporter')).toMatchObject({
    together: { comesAlong: true, isLed: true },
    mayCancel: true,
    mayStepOut: false,
  })
  expect(await own('applicant')).toBeUndefined()
  const page = await findOwnForItem(app.caller('admin'), { itemId })
  expect(page.own).toMatchObject([{ id, group: 'Thursday Harvesters', together: 'along' }])

  const seen = async (who: 'supporter' | 'admin' | 'applicant') =>
    (await listGroupSignUps(app.caller(who), { groupId })).signUps[0]
  expect(await seen('admin')).toMatchObject({
    id,
    places: 3,
    others: 0,
    comesAlong: true,
    mayStepOut: true,
    mayComeAlong: false,
    mayCancel: false,
  })
  expect((await seen('admin'))?.people.map((person) => person.id).toSorted()).toEqual(
    all.map((who) => DEMO_USERS[who].id).toSorted(),
  )
  expect(await seen('applicant')).toMatchObject({ mayComeAlong: true, mayStepOut: false })
  expect(await seen('supporter')).toMatchObject({ mayCancel: true })
  await expect(listGroupSignUps(app.caller('partner2'), { groupId })).toBeRefused('not_found')
})
