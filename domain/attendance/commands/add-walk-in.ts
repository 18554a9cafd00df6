import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { typedEmail, typedLength, typedLine } from '#platform/text/typed-line.ts'
import { signSignUpKey, signUpPagePath } from '../../support/sign-up-link.ts'
import { hasOpened, WALK_IN_NAME_MAX } from '../attendance.ts'
import { acceptAtTheDoor } from '../accept-at-the-door.ts'
import { checkIn } from '../check-in.ts'
import { findOwnOccasion, type OwnOccasion } from '../find-own-occasion.ts'
import { listAtTheDoor } from '../list-expected.ts'
import { rethrowRefusal } from '../refused-by-database.ts'
import { waysAtTheDoor } from '../ways-at-the-door.ts'

/**
 * Signs someone up who comes without, and checks them in; with their address they get an email with a link to the sign-up. An address
 * that is on the list already, or has signed up without an answer, is checked in there instead. The id is made by the browser, so that sending it again counts once.
 *
 * @throws AppError not_found for another organization's item, and without the duty; bad_input without a name or for a wrong address;
 * conflict if every place is taken, or before check-in opens.
 */
export const addWalkIn = command({
  name: 'attendance.add-walk-in',
  for: 'member',
  once: true,
  input: z.object({
    id: z.uuid().optional().catch(undefined),
    itemId: z.string(),
    dateId: z.string().nullable(),
    way: z.string().optional(),
    name: typedLine
      .refine((name) => typedLength(name) > 0, { error: () => m.onday_name_missing() })
      .refine((name) => name.length <= WALK_IN_NAME_MAX, {
        error: () => m.onday_name_long({ max: WALK_IN_NAME_MAX }),
      }),
    email: z.literal('').or(typedEmail(m.onday_email_wrong)).default(''),
  }),
  async run(ctx) {
    const { db, input, now } = ctx
    const { itemId, name, email } = input
    const occasion = await findOwnOccasion(db, input, now)
    const { item, date } = occasion
    if (!hasOpened(date, now)) throw new AppError('conflict', m.onday_not_yet())
    const id = input.id ?? newId()
    const known = await db
      .selectFrom('attendances')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (known) return { name }
    const listed = email === '' ? [] : await listAtTheDoor(db, { itemId, dateId: date.id })
    const onList = listed.find((one) => one.email.toLowerCase() === email)
    if (onList) {
      await acceptAtTheDoor(ctx, onList)
      const { supportId, people } = onList
      await checkIn(db, { itemId, dateId: date.id, supportId, people, members: [], now })
      return { name: onList.name }
    }
    const ways = waysAtTheDoor(item)
    const way = ways.find((one) => one === input.way) ?? ways[0]
    if (!way) throw new AppError('conflict', m.onday_no_way())
    const supportId = newId()
    await sql`select app.add_walk_in(${id}, ${supportId}, ${itemId}, ${date.id}, ${way}, ${name}, ${email}, ${now})`
      .execute(db)
      .catch(rethrowRefusal)
    if (email !== '') await welcome(ctx, occasion, supportId)
    return { name }
  },
})

/** Nobody has proved the address: the email says what was noted, and carries no words of others but the name. */
async function welcome(
  { db, now, notify, seal }: Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>,
  { item }: OwnOccasion,
  supportId: string,
): Promise<void> {
  const { name, email } = await db
    .selectFrom('supports')
    .select(['name', 'email'])
    .where('id', '=', supportId)
    .executeTakeFirstOrThrow()
  const key = signSignUpKey(seal, { supportId, userId: supportId }, now)
  await notify(() => ({
    kind: 'attendance.walk-in',
    to: { email, name: stripLinks(name) },
    subject: m.onday_mail_walk_in_subject({ title: inPageLanguage(item.titles) }),
    paragraphs: [
      m.onday_mail_walk_in_text({
        title: inPageLanguage(item.titles),
        organization: inPageLanguage(item.organizations),
      }),
      m.onday_mail_walk_in_more(),
    ],
    action: { label: m.signups_mail_open(), path: signUpPagePath(supportId, key) },
  }))
}
