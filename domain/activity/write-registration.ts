import { newId } from '#platform/database/new-id.ts'
import type { CommandContext } from '#platform/operation.ts'
import { z } from 'zod'

// PostgreSQL text accepts neither lone surrogates nor U+0000.
export const text = (max: number) =>
  z.string().transform((words) => words.toWellFormed().replaceAll('\u0000', '').slice(0, max))

/** The registering user, and whether they consented to being recorded. */
export const registrant = z.object({
  hasConsent: z.boolean(),
  userAgent: text(500).nullable(),
  address: text(45).nullable(),
})

/**
 * Records a registration: without consent only type and time; with consent also its subject, user, IP address and
 * browser.
 */
export async function writeRegistration(
  {
    db,
    actor,
    input,
    now,
  }: Pick<CommandContext<z.output<typeof registrant>>, 'db' | 'actor' | 'input' | 'now'>,
  { type, details }: { type: string; details: Record<string, string> },
): Promise<void> {
  const withConsent = {
    userId: actor.kind === 'member' ? actor.userId : null,
    details: JSON.stringify(details),
    userAgent: input.userAgent,
    ipAddress: input.address,
  }
  await db
    .insertInto('userActivity')
    .values({
      id: newId(now),
      activityType: type,
      details: '{}',
      createdAt: now,
      ...(input.hasConsent ? withConsent : {}),
    })
    .execute()
}
