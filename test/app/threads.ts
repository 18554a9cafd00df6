import { sendThreadMails } from '#domain/threads/commands/send-thread-mails.ts'
import { reportAsPerson } from '#domain/threads/commands/report-as-person.ts'
import { writeAsOrganization } from '#domain/threads/commands/write-as-organization.ts'
import { writeAsPerson } from '#domain/threads/commands/write-as-person.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, system, type Person, type TestApp } from './create-test-app.ts'

/** A caller whose clock stands at that moment. */
export function callerAt(app: TestApp, who: Parameters<TestApp['caller']>[0], at?: Date) {
  const caller = app.caller(who, newId())
  return at ? { ...caller, runtime: { ...caller.runtime, clock: { now: () => at } } } : caller
}

/** A cast member writes to the organization of their support; null: whoever gave a gift without an account. */
export async function writeAs(
  app: TestApp,
  who: Person | null,
  supportId: string,
  text: string,
  at?: Date,
): Promise<void> {
  const userId = who && memberOf(who).userId
  await writeAsPerson(callerAt(app, system, at), { supportId, userId, text })
}

/** An organization writes to the person of a support. */
export async function answerAs(
  app: TestApp,
  who: Person,
  supportId: string,
  text: string,
  at?: Date,
): Promise<void> {
  await writeAsOrganization(callerAt(app, who, at), { supportId, text })
}

/** The supporter writes in their thread and reports it; returns the id of the report. */
export async function reportThreadAs(app: TestApp, supportId: string): Promise<string> {
  await answerAs(app, 'partner', supportId, 'Please bring money to my home.')
  const { userId } = memberOf('supporter')
  await reportAsPerson(app.caller(system), { supportId, userId, reason: 'This is not right.' })
  const { id } = await app.as(system).row('threadReports', ['id'], { supportId })
  return id
}

/** Runs the job that emails messages as if it were that moment. */
export async function sendMailsAt(app: TestApp, at: Date): Promise<number> {
  return sendThreadMails(callerAt(app, system, at), {})
}
