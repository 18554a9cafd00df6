import { createProjectEvent } from '#domain/project-events/commands/create-project-event.ts'
import type { DraftContent } from '#domain/project-events/fields.ts'
import { saveRevision } from '#domain/project-events/commands/save-revision.ts'
import { submitRevision } from '#domain/project-events/commands/submit-revision.ts'
import { wholeProject } from './posting.ts'
import { system, type Person, type TestApp } from './create-test-app.ts'

type Typed = Partial<Omit<DraftContent, 'type'>>

/** Proposes a new project for a user's organization; returns the post and the pending proposal. */
export async function proposePost(
  app: TestApp,
  person: Person,
  given: Typed & { type?: 'project' | 'event' } = {},
): Promise<{ postId: string; revisionId: string }> {
  const { type = 'project', ...content } = given
  const { postId } = await createProjectEvent(app.caller(person, crypto.randomUUID()), {
    type,
    content: { ...wholeProject, ...content },
  })
  return { postId, revisionId: await submit(app, person, postId) }
}

/** The same user proposes an edit of it. */
export async function proposeEdit(
  app: TestApp,
  person: Person,
  postId: string,
  content: Typed,
): Promise<string> {
  await saveRevision(app.caller(person), { postId, content: { ...wholeProject, ...content } })
  return submit(app, person, postId)
}

async function submit(app: TestApp, person: Person, postId: string): Promise<string> {
  await submitRevision(app.caller(person), { postId })
  const { id } = await app
    .as(system)
    .row('projectEventRevisions', ['id'], { projectEventId: postId, status: 'pending' })
  return id
}
