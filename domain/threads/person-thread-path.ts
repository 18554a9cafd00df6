import type { CommandContext } from '#platform/operation.ts'
import { giftPath, sealGift } from '#domain/support/gift.ts'
import { signSignUpKey, signUpPagePath } from '#domain/support/sign-up-link.ts'
import type { SupportKind } from '#domain/support/support.ts'
import { MESSAGES_ANCHOR } from './thread.ts'

/** The path of a thread for its person, with the key that opens the page of the sign-up or gift without signing in. */
export async function personThreadPath(
  { db, seal, now }: Pick<CommandContext, 'db' | 'seal' | 'now'>,
  { id, kind }: { id: string; kind: SupportKind },
): Promise<string> {
  if (kind === 'donate') return `${giftPath(id, sealGift(seal, id))}#${MESSAGES_ANCHOR}`
  const { userId } = await db
    .selectFrom('supports')
    .select('userId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Someone who was signed up at the door has no account: the key is for the sign-up itself.
  const key = signSignUpKey(seal, { supportId: id, userId: userId ?? id }, now)
  return `${signUpPagePath(id, key)}#${MESSAGES_ANCHOR}`
}
