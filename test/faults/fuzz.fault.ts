import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { keepFigures } from '../../bench/figures/keep-figures.ts'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { listAddresses } from '../access/list-routes.ts'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { signIn } from './ask.ts'
import { expectEveryday, PATIENT } from './everyday.ts'
import { chanceOf, fuzzRequest } from './fuzz.ts'
import { expectNoFaults } from './log-lines.ts'
import { lookInside } from './look-inside.ts'
import { openWire, statusesOf } from './wire.ts'
import { productWithout, type Removal } from './without-protection.ts'

/** Set `FUZZ_SEED` to repeat a run. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)
const REQUESTS = 2_000
const AT_ONCE = 6

/** The checks in front of the application, removed. */
const CHECKS: Removal[] = [
  {
    file: 'platform/http/refuse-malformed.ts',
    text: "if (!target.startsWith('/')) return",
    instead: "if (target) return undefined\n  if (!target.startsWith('/')) return",
  },
]

describe.skipIf(findPostgres() === null)(`random requests, seed ${SEED}`, () => {
  let server: TestServer
  let product: Product
  beforeAll(async () => {
    server = await startPostgres()
    product = await startProduct({ ...PATIENT, DATABASE_URL: await server.createSeeded('fuzz') })
  })
  afterAll(async () => {
    await product?.stop()
    await server?.stop()
  })

  /** Sends requests, a few at once; returns the number of each status, and the internal errors. */
  async function bombard({ url }: Product, requests: number) {
    const routes = (await listAddresses()).map(({ pattern }) => pattern.slice(1))
    expect(routes.length).toBeGreaterThan(100)
    const cookies = await Promise.all(
      ['supporter', 'partner', 'admin', 'superuser', 'ambassador'].map((who) =>
        signIn(url, `${who}@demo.test`),
      ),
    )
    const ids = await someIds()
    const chance = chanceOf(SEED)
    const answered = new Map<number, number>()
    const wrong: string[] = []
    let asked = 0

    async function goOn(): Promise<void> {
      while (asked < requests) {
        asked += 1
        const bytes = fuzzRequest(chance, { routes, cookies, ids })
        const [status = 0] = statusesOf(await openWire(url).send(bytes).ended())
        answered.set(status, (answered.get(status) ?? 0) + 1)
        // It may say that it is busy, but nothing else about itself.
        if (status === 0 || (status >= 500 && status !== 503)) {
          wrong.push(`${status}: ${bytes.toString('latin1').slice(0, 700)}`)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, goOn))
    return { answered, wrong }
  }

  test(`${REQUESTS} of them are all answered, without an internal error`, async () => {
    const { answered, wrong } = await bombard(product, REQUESTS)
    keepFigures({
      name: 'fault-fuzz',
      title: 'Random requests',
      how: `${REQUESTS} requests with invalid paths, headers, cookies and bodies, to every route, by visitors, members and staff. Seed ${SEED}.`,
      command: `FUZZ_SEED=${SEED} npx vitest run --project faults test/faults/fuzz.fault.ts`,
      tables: [
        Object.fromEntries(
          [...answered]
            .toSorted(([one], [other]) => one - other)
            .map(([status, requests]) => [`answered ${status}`, { requests }]),
        ),
      ],
      promises: [
        {
          what: 'without a response, or with an internal error',
          measured: wrong.length,
          bound: { most: 0 },
        },
      ],
    })
    expect(wrong).toEqual([])
    await expectEveryday(product.url)
    expectNoFaults(product)
  })

  test('without the checks of addresses and forms, some cause internal errors', async () => {
    const folder = await productWithout(CHECKS)
    const settings = { ...PATIENT, DATABASE_URL: server.url('fuzz') }
    const without = await startProduct(settings, folder)
    onTestFinished(without.stop)
    expect((await bombard(without, REQUESTS / 5)).wrong).not.toEqual([])
  })

  /** Ids of existing rows, so that not every request ends with "not found". */
  async function someIds(): Promise<string[]> {
    const inside = await lookInside(server, 'fuzz')
    const tables = ['projects_events', 'partners', 'products', 'files', 'orders', 'ambassadors']
    const found = await inside.rows<{ table: string }>(
      `select table_name as table from information_schema.tables where table_schema = 'app' and table_name = any($1)`,
      [tables],
    )
    const ids: string[] = []
    for (const { table } of found) {
      const rows = await inside.rows<{ id: string }>(`select id::text from app.${table} limit 5`)
      ids.push(...rows.map(({ id }) => id))
    }
    await inside.close()
    return ids
  }
})
