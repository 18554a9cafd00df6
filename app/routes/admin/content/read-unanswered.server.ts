import type { RouterContextProvider } from 'react-router'
import { findUnanswered } from '#domain/assistant/queries/find-unanswered.ts'
import { runOperation } from '#app/request/run-operation.ts'

/** The question of `?asked=` that the assistant could not answer, in one line; null without one, or once it has been purged. */
export async function readUnanswered(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ id: string; question: string } | null> {
  const id = new URL(request.url).searchParams.get('asked')
  const asked = id ? await runOperation(context, findUnanswered, { id }) : null
  return id && asked ? { id, question: asked.question.replaceAll(/\s+/g, ' ').trim() } : null
}
