import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { createLiveUpdates, type LiveUpdates } from '#platform/live/create-live-updates.ts'
import { createTestApp, type Person, type TestApp } from '#test/app/create-test-app.ts'
import { setPartnerStatus } from '#test/app/posting.ts'
import { headers } from '#test/app/sign-in.ts'
import { openBuiltApplication } from '../../open-application.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { factsOf } from '../access/ask-application.ts'

const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to listen to. !!!\n')

describe.skipIf(!built)('a stream ends with the permission it was opened with', () => {
  let app: TestApp
  let live: LiveUpdates
  let listen: (cookies: readonly string[]) => Promise<Response>

  beforeAll(async () => {
    app = await createTestApp()
    live = createLiveUpdates({ beatMs: 20 })
    const { handle } = await openBuiltApplication({ ...app.runtime, live })
    listen = (cookies) => {
      const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
      const request = new Request('http://127.0.0.1:3000/api/live', { headers: { cookie } })
      return handle(request, factsOf())
    }
  })
  afterAll(async () => {
    live?.close()
    await app?.close()
  })

  const signIn = (who: Person) =>
    app.runtime.auth.signIn(headers(), {
      email: DEMO_USERS[who].email,
      password: DEMO_PASSWORD,
      returnTo: '/',
    })

  /** A person's stream: `beats` waits for that many more heartbeats, `ended` for its end. */
  async function streamOf(who: Person) {
    const cookies = await signIn(who)
    const answer = await listen(cookies)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store, no-transform')
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    onTestFinished(() => reader.cancel().catch(() => {}))
    return {
      cookies,
      async beats(count: number) {
        for (let heard = 0; heard < count;) {
          const { done, value } = await reader.read()
          if (done) throw new Error('the stream has ended')
          heard += value.split('event: beat').length - 1
        }
      },
      /** What it has said until it says something, and has another heartbeat. */
      async news() {
        let heard = ''
        while (!/data: [^]*event: beat/.test(heard.split('event: news').slice(1).join())) {
          const { done, value } = await reader.read()
          if (done) throw new Error('the stream has ended')
          heard += value
        }
        return [...heard.matchAll(/event: news\ndata: (.*)/g)].map(([, said]) => said)
      },
      async ended() {
        while (!(await reader.read()).done);
      },
    }
  }

  test('stays open while nothing changes', async () => {
    const [staff, partner] = [await streamOf('admin'), await streamOf('partner')]
    await Promise.all([staff.beats(3), partner.beats(3)])
  })

  test('is open to whoever is signed in, with what is theirs alone', async () => {
    const supporter = await streamOf('supporter')
    for (const said of ['inbox new staff', `supports new ${DEMO_USERS.partner.id}`]) live.hear(said)
    live.hear(`notices new ${DEMO_USERS.supporter.id}`)
    expect(await supporter.news()).toEqual(['notices new'])
  })

  test('ends when the person signs out', async () => {
    const one = await streamOf('admin')
    const other = await streamOf('superuser')
    await one.beats(1)
    await app.runtime.auth.signOut(headers(one.cookies))
    await one.ended()
    await other.beats(2)
    expect((await listen(one.cookies)).status).toBe(401)
  })

  test('ends when the organization is suspended', async () => {
    const one = await streamOf('partner')
    const other = await streamOf('partner2')
    await one.beats(1)
    await setPartnerStatus(app, 'partner', 'suspended')
    onTestFinished(() => setPartnerStatus(app, 'partner', 'approved'))
    await one.ended()
    await other.beats(2)
    const again = await streamOf('partner')
    live.hear(`supports new ${DEMO_USERS.partner.id}`)
    live.hear(`notices new ${DEMO_USERS.partner.id}`)
    expect(await again.news()).toEqual(['notices new'])
  })

  test('ends when the role is revoked', async () => {
    const one = await streamOf('admin')
    await one.beats(1)
    await app.asStaff('superuser').delete('roles', { userId: DEMO_USERS.admin.id })
    await one.ended()
    const again = await streamOf('admin')
    live.hear('inbox new staff')
    live.hear(`notices new ${DEMO_USERS.admin.id}`)
    expect(await again.news()).toEqual(['notices new'])
  })

  test('ends when the session expires, which listening does not extend', async () => {
    const one = await streamOf('superuser')
    await one.beats(1)
    app.advance(12 * 3_600_000 + 1)
    await one.ended()
    expect((await listen(one.cookies)).status).toBe(401)
  })
})
