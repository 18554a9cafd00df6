import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { checkDraft } from '#domain/project-events/check-draft.ts'
import { createProjectEvent } from '#domain/project-events/commands/create-project-event.ts'
import { parseType } from '#domain/project-events/project-event.ts'
import { pictureKind } from '#domain/project-events/picture-kind.ts'
import { saveRevision } from '#domain/project-events/commands/save-revision.ts'
import { submitRevision } from '#domain/project-events/commands/submit-revision.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors } from '#app/request/form.ts'
import {
  toErrorResponse,
  tryOperation,
  callerOf,
  rethrowAsResponse,
} from '#app/request/run-operation.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { readUploadForm } from '#app/request/upload.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { readPicture } from '../read-picture.server.ts'
import { postAddress } from './addresses.ts'
import { toFieldErrors } from './to-field-errors.server.ts'
import { draftOf } from './editor/editor-state.tsx'

/**
 * Begins a post with what was typed; an empty form that is submitted stores nothing. From then on it has an address of its own; what keeps it from being submitted
 * is said there.
 */
export async function beginPost({ request, context }: ActionFunctionArgs) {
  const type = parseType(new URL(request.url).searchParams.get('type'))
  if (!type) throw toErrorResponse(new AppError('bad_request', m.posts_new_title()))
  const form = await rethrowAsResponse(readUploadForm(request))
  const { values } = form
  const key = values['key']
  const caller = callerOf(context)
  const content = draftOf(type, values)
  const isEmpty = content.title === '' && content.description === '' && !form.files['image']
  const begun = await tryOperation(async () => {
    if (values['intent'] === 'submit' && isEmpty) {
      const fields = checkDraft(content, {
        now: context.get(runtimeContext).clock.now(),
        wasApproved: false,
      })
      throw new AppError('bad_input', m.posts_nothing_written(), { fields })
    }
    if (form.files['image']) await enforceRateLimit(context, 'upload')
    const imageFileId = await readPicture(caller, pictureKind(type), form)
    // A second press of the same form leads to the same post; whoever came back to the form and typed on has
    // something new to save in it.
    const keyed = isId(key) ? { ...caller, key } : caller
    const { postId } = await createProjectEvent(keyed, { type, content, imageFileId })
    await saveRevision(caller, { postId, content, imageFileId })
    return { postId }
  })
  if (!begun.done) return formErrors(toFieldErrors(begun.refusal), values, m.posts_save_failed())
  const { postId } = begun.value
  if (values['intent'] !== 'submit') {
    return redirectWithFlash(postAddress(postId), { tone: 'success', text: m.posts_saved() })
  }
  const submitted = await tryOperation(() => submitRevision(caller, { postId }))
  if (!submitted.done) throw redirect(postAddress(postId, 'check=submit'))
  return redirectWithFlash(postAddress(postId), { tone: 'success', text: m.posts_submitted() })
}
