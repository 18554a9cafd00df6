import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import type { SupportType } from '#domain/support/support.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { readSignUpKey } from '#domain/support/sign-up-link.ts'
import type { Person, TestApp } from './create-test-app.ts'
import { wholeEvent } from './posting.ts'
import { proposeEdit, proposePost } from './proposals.ts'
import { signUp } from './supporting.ts'

const approve = (app: TestApp, revisionId: string) =>
  decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
const event = (app: TestApp) => ({
  ...wholeEvent(app.runtime.clock.now()),
  supportTypes: ['volunteer', 'donate', 'business'] as SupportType[],
  places: '20',
})

/** A public event, for which the supporter has volunteered with two people, confirmed. */
export async function announce(
  app: TestApp,
  title: string,
  owner: 'partner' | 'partner2' = 'partner',
): Promise<{ postId: string; supportId: string }> {
  const given = { type: 'event', ...event(app), title } as const
  const { postId, revisionId } = await proposePost(app, owner, given)
  await approve(app, revisionId)
  const supportId = await signUp(app, 'supporter', postId)
  await answerSupport(app.caller(owner), { id: supportId, answer: 'confirmed' })
  return { postId, supportId }
}

/** Proposes an edit of a partner's event, pending staff review; returns its revision. */
export function proposeChange(
  app: TestApp,
  postId: string,
  given: Record<string, string>,
): Promise<string> {
  return proposeEdit(app, 'partner', postId, { ...event(app), ...given })
}

/** The same, approved. */
export async function changeEvent(
  app: TestApp,
  postId: string,
  given: Record<string, string>,
): Promise<void> {
  await approve(app, await proposeChange(app, postId, given))
}

/** The emails to a cast member with this subject. */
export async function mailsAbout(app: TestApp, who: Person, subject: string) {
  return (await app.mailsTo(DEMO_USERS[who].email)).filter((mail) => mail.subject === subject)
}

/** The sign-up that the link in an email opens. */
export function linkOf(app: TestApp, text: string) {
  const address = new URL(/http\S+\/sign-ups\/\S+/.exec(text)?.[0] ?? '')
  const key = address.searchParams.get('key') ?? ''
  const of = readSignUpKey(app.runtime.seal, key, app.runtime.clock.now())
  return { supportId: of?.supportId ?? '', userId: of?.userId ?? '', hadIt: true }
}
