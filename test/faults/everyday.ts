import { expect } from 'vitest'
import { anAsset } from './ask.ts'
import { visit, type Visitor } from './visitor.ts'

/** Typical use: cached and rendered pages, with and without an account, and sign-in. */
const PAGES = ['/', '/projects-events', '/store', '/contact', '/healthz', '/readyz']

/** Generous for a busy machine: none of this waits for the missing dependency. */
const MOST_MS = 20_000

/** Statements are slow on a busy machine; that slow ones are canceled is tested elsewhere. */
export const PATIENT = { DATABASE_TIMEOUT_MS: '15000' }

let round = 0

/** Runs typical use concurrently, and expects everything to succeed in time. */
export async function expectEveryday(url: string): Promise<void> {
  round += 1
  const member = visit(url)
  const began = performance.now()
  const form = { email: 'supporter@demo.test', password: 'demo-password' }
  const signedIn = await member.post('/auth', form)
  expect(signedIn.status, 'a password signs in').toBe(302)
  const asset = new URL(await anAsset(url)).pathname
  const asked: [Visitor, string][] = [
    ...[...PAGES, asset, `/projects-events?search=olive+${round}`].map(
      (path): [Visitor, string] => [visit(url), path],
    ),
    [member, '/dashboard'],
    [member, '/account'],
  ]
  const answers = await Promise.all(
    asked.map(async ([who, path]) => {
      const answer = await who.get(path)
      await answer.body?.cancel()
      return [path, answer.status]
    }),
  )
  expect(answers).toEqual(asked.map(([, path]) => [path, 200]))
  expect(performance.now() - began, 'milliseconds').toBeLessThan(MOST_MS)
}
