import { describe, expect, test, vi } from 'vitest'
import { beBusy } from './be-busy.ts'
import { send } from './send.ts'
import type { Site } from './site.ts'

type Line = Record<string, unknown> & { msg: string; level: number }

/** What the demo prints for its operator when it is ready. */
const ANNOUNCED = /^(Ready at http:\S+|Demo accounts, .*|  \S+@demo\.test .*|Their mail: \S+|)$/

function linesOf(output: string): Line[] {
  const [told, said] = [[] as Line[], [] as string[]]
  for (const line of output.split('\n')) {
    if (line.startsWith('{')) told.push(JSON.parse(line) as Line)
    else said.push(line)
  }
  expect(said.filter((line) => !ANNOUNCED.test(line))).toEqual([])
  return told
}

/** Log lines without a request: start, stop, jobs, and connections that never became a request. */
const NOBODYS = [
  'a mail could not be sent',
  'a mail was given up',
  'database migrated',
  'forgotten',
  // From an overloaded machine.
  'the database is no longer heard',
  'the database is not heard',
  'the outbox could not be read',
  'refused',
]

export function logLaws(site: () => Site, proxied: () => Site): void {
  describe('the log', () => {
    test('records a busy hour without any personal data', async () => {
      const secrets = await beBusy(site())
      // Numbers and short words would be found in ids and times.
      expect(secrets.filter((secret) => secret.length < 8)).toEqual([])
      expect(secrets.length).toBeGreaterThan(20)
      const lines = linesOf(site().output()).map((line) => JSON.stringify(line))
      expect(lines.length).toBeGreaterThan(40)
      // Control: something had to be redacted, and was.
      expect(lines.join()).toContain('"path":"/[address]/[address]"')
      const told = secrets.flatMap((secret) =>
        lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase())),
      )
      expect(told).toEqual([])
    })

    test('reports no made-up request as our error', async () => {
      const odd = [
        '/auth/callback/google?code=x',
        '/auth/callback/google?code=x&state=y',
        '/auth/callback/facebook?error=access_denied',
        '/auth/callback/nobody?code=x',
        '/auth/reset-password?token=x',
        '/files/x',
        '/projects-events/x',
      ]
      const ids = await Promise.all(
        odd.map(async (path) => (await send(site().url + path)).headers['x-request-id']),
      )
      const caused = () =>
        linesOf(site().output()).filter(({ request }) => ids.includes(String(request)))
      await vi.waitFor(() => {
        expect(caused().filter(({ msg }) => msg === 'answered')).toHaveLength(odd.length)
      })
      expect(caused().filter(({ level }) => level >= 50)).toEqual([])
    })

    test('contains no address, query, cookie or IP address, in either product', () => {
      const lines = [...linesOf(site().output()), ...linesOf(proxied().output())]
      const wrong = lines.filter(({ stack: _stack, ...line }) =>
        /@(?!babel|hono|react-router|electric-sql|ai-sdk)[\w-]+\.\w|%40|\?\w+=|127\.0\.0\.1|198\.51\.100|192\.0\.2|session_token=|password-/.test(
          JSON.stringify(line),
        ),
      )
      expect(wrong).toEqual([])
    })

    test('includes the request id in every line caused by a user, as the response does', async () => {
      const answer = await send(`${site().url}/nowhere`)
      const id = String(answer.headers['x-request-id'])
      const named = () => linesOf(site().output()).filter(({ request }) => request === id)
      // Logged once the response has been sent.
      await vi.waitFor(() =>
        expect(named().map(({ msg }) => msg)).toEqual(['no such page', 'answered']),
      )
      const lines = linesOf(site().output())
      const unnamed = lines.filter(
        ({ request, msg }) => request === undefined && !NOBODYS.includes(msg),
      )
      expect(unnamed).toEqual([])
    })
  })
}
