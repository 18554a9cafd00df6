import { data, type ActionFunctionArgs } from 'react-router'
import { getOwnProjectEvent } from '#domain/project-events/queries/get-own-project-event.ts'
import { pictureKind } from '#domain/project-events/picture-kind.ts'
import { saveRevision } from '#domain/project-events/commands/save-revision.ts'
import { submitRevision } from '#domain/project-events/commands/submit-revision.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { withdrawRevision } from '#domain/project-events/commands/withdraw-revision.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation, callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { readUploadForm } from '#app/request/upload.ts'
import { readPicture } from '../read-picture.server.ts'
import { postAddress } from './addresses.ts'
import { idOf } from '#app/request/id-of.ts'
import { overtakenPost } from './overtaken-post.server.ts'
import { toFieldErrors } from './to-field-errors.server.ts'
import { draftOf } from './editor/editor-state.tsx'

/** What the page of a post can do: save what was typed, submit it too, take it back, take the post down. */
export async function changePost({ request, context, params }: ActionFunctionArgs) {
  const postId = idOf(params, m.posts_not_found())
  const caller = callerOf(context)
  const form = await rethrowAsResponse(readUploadForm(request))
  const { values } = form
  const intent = values['intent']
  const result = await tryOperation(async () => {
    if (intent === 'withdraw') {
      await withdrawRevision(caller, { postId })
      return m.posts_withdrawn_done()
    }
    if (intent === 'take-down') {
      await unpublishProjectEvent(caller, { postId, message: values['message'] ?? '' })
      return m.posts_taken_down()
    }
    const { type } = await getOwnProjectEvent(caller, { postId })
    if (form.files['image']) await enforceRateLimit(context, 'upload')
    const imageFileId = await readPicture(caller, pictureKind(type), form)
    await saveRevision(caller, {
      postId,
      content: draftOf(type, values),
      imageFileId,
      version: values['version'],
    })
    if (intent !== 'submit') return m.posts_saved()
    // Should the proposal be refused: its draft is saved by then.
    values['version'] = (await getOwnProjectEvent(caller, { postId })).version
    await submitRevision(caller, { postId })
    return m.posts_submitted()
  })
  if (!result.done) {
    const refused = formErrors(toFieldErrors(result.refusal), values, m.posts_save_failed())
    const isEdit = result.refusal.code === 'conflict' && 'title' in values
    const overtaken = isEdit ? await overtakenPost(caller, postId, values) : null
    return data({ ...refused.data, overtaken }, refused.init ?? {})
  }
  return redirectWithFlash(postAddress(postId), { tone: 'success', text: result.value })
}
