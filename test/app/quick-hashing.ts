import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Hashing } from '#platform/auth/bounded-hashing.ts'

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt)
const keyOf = (password: string, salt: string) => derive(password, salt, 16, { N: 2 })

/** Password hashing for tests: scrypt at minimal cost, a thousandth of the product's. */
export const quickHashing: Hashing = {
  async hash(password) {
    const salt = randomBytes(8).toString('hex')
    return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
  },
  async verify({ hash, password }) {
    const [salt = '', key = ''] = hash.split(':')
    return timingSafeEqual(await keyOf(password, salt), Buffer.from(key, 'hex'))
  },
}
