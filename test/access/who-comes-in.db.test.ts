import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { createTestApp, type TestApp } from '#test/app/create-test-app.ts'
import { headers } from '#test/app/sign-in.ts'
import { openBuiltApplication, type Application } from '../../open-application.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { behindPrefix } from './behind-prefix.ts'
import { askApplication, VERBS, type Outcome, type Verb } from './ask-application.ts'
import {
  EXCEPTIONS,
  GUARDS,
  NOTHING_TO_SEE,
  OPEN,
  ROLES,
  SIGN_IN_TO_SEND,
  type Role,
  type Rule,
} from './doors.ts'
import { seedAddresses } from './seed-addresses.ts'
import { addressesIn, listAddresses, type Address, withPaths } from './list-routes.ts'

const addresses = await listAddresses()
const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to ask. !!!\n')

/** Requests there sign the caller out. */
const SIGNS_OUT = new Set(['/auth/sign-out', '/account/sessions'])

/** Outcomes that are not specific to a role: nothing is there, or it redirects. */
const EVERYBODYS: readonly Outcome[] = ['in', 'home', 'back', 404]

/** The expected outcome for a role: outer guards come first. */
function expected({ pattern, guards }: Address, role: Role, verb: Verb): Outcome {
  const rules: (Rule | undefined)[] = guards.map((guard) => GUARDS[guard]?.(verb))
  for (const rule of [...rules, EXCEPTIONS[pattern]?.(verb)]) {
    const outcome = rule?.[role]
    if (outcome !== undefined) return outcome
  }
  return 'in'
}

/** Open to everyone, even though it may be below a guard for something else. */
const isForAll = (address: Address) =>
  ROLES.every((role) => VERBS.every((verb) => expected(address, role, verb) === 'in'))
const named = (all: readonly Address[]) => all.map((address) => [address.pattern, address] as const)

/**
 * Otherwise one of the roles with the same outcome stands for the others, a different one at each address: at Hebrew addresses, and where
 * a role that gets the data alone is shown the page or sends an empty form. Who is refused is asked in full.
 */
const asksAll = process.env['EVERYWHERE'] === '1'

/** Whether this role asks at this address, of all with the same outcome. */
function standsForOthers(address: Address, role: Role, verb: Verb): boolean {
  const outcome = expected(address, role, verb)
  const same = ROLES.filter((other) => expected(address, other, verb) === outcome)
  return same[addresses.indexOf(address) % same.length] === role
}

/** Errors in the table itself: an address without a rule, or a rule without an address. */
function unruled(all: readonly Address[]): string[] {
  const patterns = new Set(all.map(({ pattern }) => pattern))
  return [
    ...all
      .filter(({ pattern, guards }) => guards.length === 0 && !OPEN.has(pattern))
      .filter(({ pattern }) => !(pattern in EXCEPTIONS))
      .map(({ pattern }) => `${pattern} lies below no guard and has no rule`),
    ...all
      .flatMap(({ guards }) => guards)
      .filter((guard) => !(guard in GUARDS))
      .map((guard) => `${guard} is a guard without a rule`),
    ...all
      .filter(({ pattern, guards }) => guards.length > 0 && OPEN.has(pattern))
      .map(({ pattern }) => `${pattern} is for everybody and lies below a guard`),
    ...[...OPEN, ...Object.keys(EXCEPTIONS)]
      .filter((pattern) => !patterns.has(pattern))
      .map((pattern) => `there is no ${pattern}`),
  ]
}

test('every address has a rule, and every rule an address', () => {
  expect(unruled(addresses)).toEqual([])
})

test('a new address without a rule, or below a new guard, is detected', () => {
  const more = addressesIn([
    { file: 'routes/public/new.tsx', path: 'new' },
    {
      file: 'shell/guards/require-friend.tsx',
      children: [{ file: 'routes/friends.tsx', path: 'friends' }],
    },
  ])
  expect(unruled([...addresses, ...more])).toEqual([
    '/new lies below no guard and has no rule',
    'require-friend is a guard without a rule',
  ])
})

describe.skipIf(!built).each([
  ['', 'access by role'],
  ['/he', 'access by role, in Hebrew'],
])('%s %s', (prefix) => {
  let app: TestApp
  let application: Application
  let ways: Record<string, string>
  const cookies = new Map<Role, string[]>()

  beforeAll(async () => {
    app = await createTestApp()
    ways = await seedAddresses(app)
    application = await openBuiltApplication(app.runtime)
    if (prefix) application = behindPrefix(application, app.runtime, prefix)
    for (const role of ROLES) await signIn(role)
  })
  afterAll(async () => {
    await application?.close()
    await app.close()
  })

  async function signIn(role: Role): Promise<void> {
    if (role === 'visitor') return void cookies.set(role, [])
    const { email } = DEMO_USERS[role]
    const { auth } = app.runtime
    const given = await auth.signIn(headers(), { email, password: DEMO_PASSWORD, returnTo: '/' })
    cookies.set(
      role,
      given.map((cookie) => cookie.split(';')[0]!),
    )
  }

  async function ask(address: Address, role: Role, verb: Verb): Promise<Outcome> {
    const { pattern, id } = address
    const [{ path } = { path: '' }] = withPaths([address], ways)
    const outcome = await askApplication(application, {
      path,
      id,
      verb,
      cookies: cookies.get(role) ?? [],
    })
    if (verb === 'change' && SIGNS_OUT.has(pattern)) await signIn(role)
    return outcome
  }

  const told = (asks: readonly (readonly [Role, Verb, Outcome])[]) =>
    asks.map(([role, verb, outcome]) => `${role}, ${verb}: ${outcome}`)

  test.each(named(addresses.filter((address) => !isForAll(address))))('%s', async (_, address) => {
    const wanted: [Role, Verb, Outcome][] = []
    const met: [Role, Verb, Outcome][] = []
    for (const role of ROLES) {
      for (const verb of VERBS) {
        const outcome = expected(address, role, verb)
        // What the others see there: `languages.db.test.ts`.
        if (prefix && outcome === 'in') continue
        const isSpared = prefix || (outcome === 'in' && (verb === 'page' || verb === 'change'))
        if (isSpared && !asksAll && !standsForOthers(address, role, verb)) continue
        // A role with access also gets the data alone.
        if (verb === 'data' && outcome === 'in') continue
        wanted.push([role, verb, outcome])
        const seen = await ask(address, role, verb)
        // A form submitted to an address without a page leads back to its page, which shows the reason.
        const isBack = verb === 'change' && outcome === 401 && seen === 'home'
        met.push([role, verb, isBack ? 401 : seen])
      }
    }
    expect(told(met)).toEqual(told(wanted))
  })

  const forAll = addresses.filter(isForAll)
  const sending = forAll.filter(({ pattern }) => SIGN_IN_TO_SEND.has(pattern))
  test.each(named(prefix ? sending : forAll))('%s is for everybody', async (_, address) => {
    const seen = await ask(address, 'visitor', 'page')
    if (NOTHING_TO_SEE.has(address.pattern)) expect(seen).toBe(404)
    else expect(['in', 'home']).toContain(seen)
    const [some] = ROLES.slice(addresses.indexOf(address) % ROLES.length)
    const asking = asksAll ? ROLES : new Set<Role>(['visitor', some!, 'superuser'])
    for (const role of asking) {
      expect(EVERYBODYS, role).toContain(await ask(address, role, 'its data alone'))
    }
    // An empty form redraws the page: tested with the lowest and the highest role.
    for (const role of ['visitor', 'superuser'] as const) {
      const met = await ask(address, role, 'change')
      if (role === 'visitor' && SIGN_IN_TO_SEND.has(address.pattern)) expect(met).toBe(401)
      else expect(EVERYBODYS, role).toContain(met)
    }
  })
})
