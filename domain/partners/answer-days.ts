import type { Db } from '#platform/database/scope.ts'

/** Answers from which an organization's answer time is shown. */
const ANSWERS_MIN = 3

/**
 * Returns in how many days an organization usually answers: half of its answers of the last 180 days. Null before it has given
 * three.
 */
export async function answerDays(
  db: Db,
  of: { partnerId: string } | { supportId: string },
): Promise<number | null> {
  const found = await db
    .selectFrom('answerTimes')
    .select(['answers', 'hours'])
    .$if('partnerId' in of, (all) =>
      all.where('partnerId', '=', 'partnerId' in of ? of.partnerId : ''),
    )
    .$if('supportId' in of, (all) =>
      all.where('partnerId', '=', (from) =>
        from
          .selectFrom('supports')
          .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
          .select('projectEvents.partnerId')
          .where('supports.id', '=', 'supportId' in of ? of.supportId : ''),
      ),
    )
    .executeTakeFirst()
  if (!found || found.hours === null || (found.answers ?? 0) < ANSWERS_MIN) return null
  return Math.max(1, Math.ceil(found.hours / 24))
}
