import { m } from '#messages'
import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { AppError } from '../errors.ts'
import { createWorkQueue } from '../create-work-queue.ts'

/** Maximum queue length; further requests must retry, so that a flood of sign-ins cannot pile up. */
const WAITING = 64

export type Hashing = {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

const scrypt: Hashing = { hash: hashPassword, verify: verifyPassword }

/**
 * scrypt, with better-auth's parameters (about 120 ms of one core and 32 MB each), a few at a time: fewer than the cores and
 * than libuv's four threads, which files and DNS share.
 *
 * @throws AppError too_many when the queue is full.
 */
export function boundHashing(
  { hash, verify }: Hashing = scrypt,
  running = Math.max(1, Math.min(3, availableParallelism() - 1)),
): Hashing {
  const turn = createWorkQueue({
    running,
    waiting: WAITING,
    refusal: () => new AppError('too_many', m.errors_busy_sign_in(), { retryAfter: 5 }),
  })
  return {
    hash: (password: string) => turn(() => hash(password)),
    verify: (given) => turn(() => verify(given)),
  }
}
