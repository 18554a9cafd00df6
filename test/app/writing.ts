import { sendMessage } from '#domain/inbox/commands/send-message.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, system, type Person, type TestApp } from './create-test-app.ts'

/** A valid contact message, without the address. */
export const said = {
  name: 'Zoé Lefèvre',
  email: 'zoe@where.example',
  subject: 'A question about Akko',
  message: 'Is the way along the harbour even?',
}

let written = 0

/** An address that has not been used yet. */
export function addressOf(): string {
  written += 1
  return `writer${written}-${newId().slice(-6)}@where.example`
}

/** The day this many days from now, `2027-05-03`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The messages from an address, oldest first. */
export function inbox(app: TestApp, email: string) {
  return app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('inboxMessages')
      .selectAll()
      .where('email', '=', email)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  )
}

/** Sends a message through the command; returns its id. */
export async function write(
  app: TestApp,
  given: Partial<typeof said> = {},
  who: Person | Actor = guest(),
): Promise<string> {
  const email = given.email ?? addressOf()
  await sendMessage(app.caller(who, newId()), { ...said, ...given, email })
  const rows = await inbox(app, email)
  return rows.at(-1)!.id
}
