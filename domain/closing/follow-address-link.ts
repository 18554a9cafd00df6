import { randomUUID } from 'node:crypto'
import type { AppRuntime } from '#platform/app-runtime.ts'
import {
  confirmAddressChange,
  undoAddressChange,
  type AddressChange,
} from '#domain/accounts/commands/account-changes.ts'
import { peopleOfSignIn } from './people-of-sign-in.ts'

const JOB = { kind: 'system', job: 'change-address', isAwaited: true } as const

/**
 * Performs the action of an emailed address-change link. An account that holds the address unverified yields it to its
 * owner.
 */
export async function followAddressLink(
  runtime: AppRuntime,
  link: { kind: 'change' | 'keep'; token: string; sessionId: string | null },
): Promise<AddressChange> {
  const { kind, token, sessionId } = link
  const caller = () => ({ runtime, actor: JOB, requestId: randomUUID() })
  const follow = () =>
    kind === 'change'
      ? confirmAddressChange(caller(), { token, sessionId })
      : undoAddressChange(caller(), { token })
  const done = await follow()
  if (done.outcome !== 'unproved') return done
  await peopleOfSignIn(() => runtime).releaseAddress(done.holder)
  return follow()
}
