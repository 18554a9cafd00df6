import { describe, expect, test, vi } from 'vitest'
import { beBusy } from './be-busy.ts'
import { send } from './send.ts'
import type { Site } from './site.ts'

type Line = Record<string, unknown> & { msg: string; level: number }

/** What a demo says of itself when it is ready, for whoever sits before it. */
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

/** Lines about nothing that anybody asked for: the start, the end, jobs, and requests that never became one. */
const NOBODYS = [
  'a mail could not be sent',
  'a mail was given up',
  'database migrated',
  'forgotten',
  // Of a machine that is busy beyond its strength.
  'the database is no longer heard',
  'the database is not heard',
  'the outbox could not be read',
  'refused',
]

export function logLaws(site: () => Site, proxied: () => Site): void {
  describe('the log', () => {
    test('tells of a busy hour without a word of anybody’s', async () => {
      const secrets = await beBusy(site())
      // Numbers and short words would be found in ids and times.
      expect(secrets.filter((secret) => secret.length < 8)).toEqual([])
      expect(secrets.length).toBeGreaterThan(20)
      const lines = linesOf(site().output()).map((line) => JSON.stringify(line))
      expect(lines.length).toBeGreaterThan(40)
      // Something was to be left out, and was (the control).
      expect(lines.join()).toContain('"path":"/[address]/[address]"')
      const told = secrets.flatMap((secret) =>
        lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase())),
      )
      expect(told).toEqual([])
    })

    test('calls nothing a fault of ours that strangers make up', async () => {
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

    test('holds no address, query, cookie or connection, of neither product', () => {
      const lines = [...linesOf(site().output()), ...linesOf(proxied().output())]
      const wrong = lines.filter(({ stack: _stack, ...line }) =>
        /@(?!babel|hono|react-router|electric-sql|ai-sdk)[\w-]+\.\w|%40|\?\w+=|127\.0\.0\.1|198\.51\.100|192\.0\.2|session_token=|password-/.test(
          JSON.stringify(line),
        ),
      )
      expect(wrong).toEqual([])
    })

    test('names the request in every line that somebody caused, as its answer does', async () => {
      const answer = await send(`${site().url}/nowhere`)
      const id = String(answer.headers['x-request-id'])
      const named = () => linesOf(site().output()).filter(({ request }) => request === id)
      // Written once the answer is on its way.
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
