import { startProduct } from '../test/e2e/start-product.ts'
import type { Cell, Promised } from './figures/figures.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { median } from './kit/median.ts'

/**
 * Checks whether response times reveal if an address has an account: median response times of each form for an address with an account
 * and one without, alternating, and their ratio. Near 1 is good. Noise is a few percent on an idle machine and more on a busy
 * one, so the bounds only warn.
 */
const ROUNDS = 41

type Form = { path: string; body: (email: string, round: number) => Record<string, string> }
const forms: Record<string, Form> = {
  'sign in': { path: '/auth', body: (email) => ({ email, password: 'a wrong one' }) },
  'sign up': {
    path: '/auth?view=sign-up',
    body: (email) => ({ fullName: 'A Person', email, password: 'first-password' }),
  },
  'new password': { path: '/auth?view=forgot', body: (email) => ({ email }) },
  'link again': { path: '/auth?view=check-email', body: (email) => ({ email }) },
}
/** An address with an account, and a new one without for each request. */
const addresses: ((round: number) => string)[] = [
  () => 'supporter@demo.test',
  (round) => `nobody-${process.pid}-${round}@demo.test`,
]

const table: Record<string, Record<string, Cell>> = {}
const promises: Promised[] = []
const product = await startProduct()
try {
  for (const [name, form] of Object.entries(forms)) {
    const times: number[][] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      // The order alternates, so that neither always benefits from warm caches.
      for (const which of round % 2 ? [0, 1] : [1, 0]) {
        times[which]!.push(await time(form, addresses[which]!(round), round))
      }
    }
    const [known = 0, unknown = 0] = times.map(median)
    const ratio = known / unknown
    table[name] = {
      'known, ms': known.toFixed(1),
      'unknown, ms': unknown.toFixed(1),
      ratio: ratio.toFixed(3),
    }
    const what = `response time of "${name}", ratio of an address with an account to one without`
    promises.push(
      { what, measured: ratio, bound: { least: 0.8 }, aim: true },
      { what, measured: ratio, bound: { most: 1.25 }, aim: true },
    )
  }
} finally {
  await product.stop()
}
keepFigures({
  name: 'sign-in-times',
  title: 'Response times with and without an account',
  how: `The built product with its demo, each form submitted ${ROUNDS} times for an address with an account and for one without, alternating; medians.`,
  command: 'npm run bench -- sign-in-times',
  tables: [table],
  promises,
})

async function time({ path, body }: Form, email: string, round: number): Promise<number> {
  const start = performance.now()
  const answer = await fetch(product.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    body: new URLSearchParams(body(email, round)),
  })
  await answer.text()
  return performance.now() - start
}
