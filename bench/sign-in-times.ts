import { startProduct } from '../test/journeys/start-product.ts'
import type { Cell, Promised } from './figures/figures.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { median } from './kit/median.ts'

/**
 * Whether the time of an answer tells if an address has an account: medians of a form's answers for one that has and one
 * that has not, asked in turn, one after the other, and their ratio. Near 1 is good; the noise of a calm machine is a few
 * in a hundred, that of a busy one more, so the bounds are an aim.
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
/** One that has an account, and, each time anew, one that has not. */
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
      // Which comes first changes, so that neither always finds things warm.
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
    const what = `the answer to "${name}", an address with an account against one without`
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
  title: 'Whether the time of an answer tells who has an account',
  how: `The built product with its demo, each form answered ${ROUNDS} times for an address with an account and for one without, in turn; medians.`,
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
