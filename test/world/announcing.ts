import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import type { SupportType } from '#domain/project-events/project-event.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { readSignUpKey } from '#domain/support/sign-up-link.ts'
import type { Person, TestApp } from './create-test-app.ts'
import { wholeEvent } from './posting.ts'
import { proposeEdit, proposePost } from './proposals.ts'
import { signUp } from './supporting.ts'

const approve = (world: TestApp, revisionId: string) =>
  decideRevision(world.caller('admin'), { revisionId, decision: 'approve' })
const event = (world: TestApp) => ({
  ...wholeEvent(world.runtime.clock.now()),
  supportTypes: ['volunteer', 'donate', 'business'] as SupportType[],
  places: '20',
})

/** A public event, which the supporter volunteers for with two people, confirmed. */
export async function announce(
  world: TestApp,
  title: string,
  owner: 'partner' | 'partner2' = 'partner',
): Promise<{ postId: string; supportId: string }> {
  const given = { type: 'event', ...event(world), title } as const
  const { postId, revisionId } = await proposePost(world, owner, given)
  await approve(world, revisionId)
  const supportId = await signUp(world, 'supporter', postId)
  await answerSupport(world.caller(owner), { id: supportId, answer: 'confirmed' })
  return { postId, supportId }
}

/** An edit of an event of the partner that waits for staff; gives its revision. */
export function proposeChange(
  world: TestApp,
  postId: string,
  given: Record<string, string>,
): Promise<string> {
  return proposeEdit(world, 'partner', postId, { ...event(world), ...given })
}

/** The same, approved. */
export async function changeEvent(
  world: TestApp,
  postId: string,
  given: Record<string, string>,
): Promise<void> {
  await approve(world, await proposeChange(world, postId, given))
}

/** The mails to one of the cast with this subject. */
export async function mailsAbout(world: TestApp, who: Person, subject: string) {
  return (await world.mailsTo(DEMO_USERS[who].email)).filter((mail) => mail.subject === subject)
}

/** Whose sign-up the link of a mail opens. */
export function linkOf({ runtime }: TestApp, text: string) {
  const address = new URL(/http\S+\/sign-ups\/\S+/.exec(text)?.[0] ?? '')
  const key = address.searchParams.get('key') ?? ''
  const of = readSignUpKey(runtime.seal, key, runtime.clock.now())
  return { supportId: of?.supportId ?? '', userId: of?.userId ?? '', hadIt: true }
}
