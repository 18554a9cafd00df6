import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { listToTell } from './list-to-tell.ts'
import { signSignUpKey, signUpPagePath } from './sign-up-link.ts'

/**
 * Lists who is told about a sign-up or an inquiry, each with the path that opens its page for them without signing in: the supporter
 * and, for a group, everyone who comes along.
 */
export async function listRecipients(
  { db, now, seal }: Pick<CommandContext, 'db' | 'now' | 'seal'>,
  support: { id: string; name: string; email: string; group: string | null },
): Promise<
  {
    to: { email: string; name: string }
    path: string
    isSupporter: boolean
    userId: string | null
  }[]
> {
  const { id } = support
  const told = await listToTell(db, support)
  if (told.length === 0) return []
  const { userId } = await db
    .selectFrom('supports')
    .select('userId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return told.map(({ name, email, seatOf, isSupporter }) => {
    // Whoever came without having signed up has no account, and is known by the sign-up alone.
    const key = signSignUpKey(seal, { supportId: id, userId: seatOf ?? userId ?? id }, now)
    return {
      to: { email, name: stripLinks(name) },
      path: signUpPagePath(id, key),
      isSupporter,
      userId: seatOf ?? userId,
    }
  })
}
