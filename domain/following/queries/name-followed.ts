import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { readListAddress } from '../../project-events/list-address.ts'
import { readFollowKey, searchOf, type Followed } from '../followed.ts'

/**
 * What a key names, with the name of an organization or ambassador in the language of the page.
 *
 * @throws AppError not_found for what is not public.
 */
export const nameFollowed = query({
  name: 'following.name-followed',
  for: 'visitor',
  input: z.object({ key: z.string() }),
  async run({ db, input: { key } }): Promise<{ followed: Followed; name: string | null }> {
    const followed = readFollowKey(key)
    if (followed?.kind === 'search') {
      const search = searchOf(readListAddress(new URLSearchParams(followed.search)))
      if (search !== null) return { followed: { kind: 'search', search }, name: null }
    } else if (followed) {
      const names =
        followed.kind === 'partner'
          ? db
              .selectFrom('partners')
              .select(sql<TextInEach>`names`.as('names'))
              .where('id', '=', followed.id)
              .where('isPublic', '=', true)
          : db
              .selectFrom('ambassadorProfiles')
              .select(sql<TextInEach>`jsonb_build_object('en', display_name)`.as('names'))
              .where('id', '=', followed.id)
              .where('isPublic', '=', true)
      const row = await names.executeTakeFirst()
      if (row) return { followed, name: inPageLanguage(row.names) }
    }
    throw new AppError('not_found', m.following_unknown())
  },
})
