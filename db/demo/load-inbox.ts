import type { Db } from '#platform/database/scope.ts'
import { normalize } from '#platform/text/normalize.ts'
import { DEMO_USERS } from './demo-users.ts'
import { dayFrom, instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoMessage } from './shapes.ts'

/** Hours from a message to the last change of its status. */
const ANSWER_HOURS = 19

/** Loads messages to us and our answers; existing ones stay as they are. */
export async function loadInbox(
  db: Db,
  messages: readonly DemoMessage[],
  { firstLoad, anchor }: { firstLoad: Date; anchor: Date },
): Promise<void> {
  const tours = await db.selectFrom('tourPackages').select(['id', 'slug']).execute()
  for (const message of messages) {
    const { key, kind, status, subject, answer, tour } = message
    const createdAt = instantFrom(firstLoad, 0, -message.hoursAgo)
    const changedAt = status === 'new' ? createdAt : instantFrom(createdAt, 0, ANSWER_HOURS)
    const id = demoId('inbox_messages', key)
    const sender = senderOf(message)
    const inserted = await db
      .insertInto('inboxMessages')
      .values({
        id,
        kind,
        status,
        ...sender,
        subject,
        searchText: normalize(`${sender.name} ${sender.email} ${subject}`),
        message: message.message,
        details: JSON.stringify(detailsOf(message, anchor)),
        tourPackageId: tours.find(({ slug }) => slug === tour)?.id ?? null,
        assignedTo: status === 'new' ? null : DEMO_USERS.admin.id,
        createdAt,
        updatedAt: changedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (answer === undefined || inserted.numInsertedOrUpdatedRows === 0n) continue
    await db
      .insertInto('inboxAnswers')
      .values({
        id: demoId('inbox_answers', key),
        inboxMessageId: id,
        userId: DEMO_USERS.admin.id,
        body: answer,
        createdAt: changedAt,
      })
      .execute()
  }
}

function senderOf({ from }: DemoMessage) {
  if (typeof from !== 'string') return { ...from, userId: null }
  const { id, fullName, email } = DEMO_USERS[from]
  return { name: fullName, email, userId: id }
}

/** In the form of the inbox's `TourDetails` and `ItineraryDetails`. */
function detailsOf({ kind, journey }: DemoMessage, anchor: Date) {
  if (!journey) return {}
  const { days, travelers, interests } = journey
  const [date = '', departure = ''] = days.map((day) => dayFrom(anchor, day))
  if (kind === 'tour') return { date, travelers }
  return { arrival: date, departure, travelers, interests: interests ?? [], accommodation: 'any' }
}
