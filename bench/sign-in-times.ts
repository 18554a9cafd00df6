import { startProduct } from '../test/journeys/start-product.ts'

/**
 * Whether the time of an answer tells if an address has an account: medians of a form's answers for one that has and one
 * that has not, asked in turn, one after the other, and their ratio. Near 1 is good; the noise of a calm machine is a few
 * in a hundred. Started by hand over a build, a minute or two: `node bench/sign-in-times.ts`.
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
    const ratio = (known / unknown).toFixed(3)
    console.log(`${name.padEnd(14)} ${known.toFixed(1)} ms : ${unknown.toFixed(1)} ms = ${ratio}`)
  }
} finally {
  await product.stop()
}

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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}
