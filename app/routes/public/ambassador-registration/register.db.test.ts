import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { AMBASSADOR_TYPES } from '#domain/ambassadors/ambassador.ts'
import { m } from '#messages'
import {
  callerContext,
  requestInfoContext,
  runtimeContext,
  viewerContext,
} from '#app/request/context.ts'
import { AppError } from '#platform/errors.ts'
import type { AppRuntime } from '#platform/app-runtime.ts'
import { breakApp } from '#test/access/break-app.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { register } from './register.server.ts'

const app = startTestApp()

/** Registers with the given files in a runtime with a broken part. */
async function tryToRegister(broken: AppRuntime, files: Record<string, File>) {
  const context = new RouterContextProvider()
  context.set(runtimeContext, broken)
  context.set(requestInfoContext, { address: '192.0.2.1' } as never)
  context.set(callerContext, { ...app.caller('supporter'), runtime: broken })
  context.set(viewerContext, { isAmbassador: false } as never)
  const body = new FormData()
  body.set('fullName', DEMO_USERS.supporter.fullName)
  body.set('contactEmail', DEMO_USERS.supporter.email)
  body.set('mobileNumber', '+1 212 555 0101')
  body.set('ambassadorType', AMBASSADOR_TYPES[0])
  for (const [name, file] of Object.entries(files)) body.set(name, file)
  const request = new Request('http://127.0.0.1/ambassador-registration', { method: 'POST', body })
  return register({ request, context } as never)
}

test('a registration while the database is down', async () => {
  const { runtime, break: breakIt } = breakApp(app.runtime)
  breakIt('away')
  expect(await tryToRegister(runtime, {})).toMatchObject({
    data: {
      problems: {
        message: 'Registration failed: please try again in a few minutes.',
        values: { fullName: DEMO_USERS.supporter.fullName },
      },
    },
    init: { status: 503 },
  })
})

test.each([
  ['the storage is full', 'No room.'],
  ['the database is down', m.errors_database_away()],
])('pictures that cannot be stored: %s', async (_, reason) => {
  const { runtime } = app
  const put = () => Promise.reject(new AppError('unavailable', reason, { retryAfter: 30 }))
  const picture = await pictureFile({ width: 300, height: 300, name: 'olive.jpg' })
  const broken = { ...runtime, storage: { ...runtime.storage, put } }
  expect(await tryToRegister(broken, { logo: picture, photo: picture })).toMatchObject({
    data: {
      problems: {
        fields: { logo: 'Failed to upload logo', photo: 'Failed to upload photo' },
        values: { fullName: DEMO_USERS.supporter.fullName },
      },
    },
    init: { status: 503 },
  })
})
