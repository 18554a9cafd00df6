import { data, type ActionFunctionArgs } from 'react-router'
import { changeNews } from '#domain/content/commands/change-news.ts'
import { deleteNews } from '#domain/content/commands/delete-news.ts'
import { getOwnNews } from '#domain/content/queries/get-own-news.ts'
import { publishNews } from '#domain/content/commands/publish-news.ts'
import { republishNews } from '#domain/content/commands/republish-news.ts'
import { withdrawNews } from '#domain/content/commands/withdraw-news.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import { tryOperation, callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { readUploadForm, type UploadForm } from '#app/request/upload.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import { idOf } from '#app/request/id-of.ts'
import { readPicture } from '../read-picture.server.ts'
import { newsAddress, ownNewsAddress } from './addresses.ts'

type Context = ActionFunctionArgs['context']

/** Publishes what was typed. A second press of the same form leads to the same article. */
export async function publishTyped({ request, context }: ActionFunctionArgs) {
  const form = await rethrowAsResponse(readUploadForm(request))
  const key = form.values['key']
  const caller = callerOf(context)
  const published = await tryOperation(async () => {
    const typed = await readTyped(context, form)
    return publishNews(isId(key) ? { ...caller, key } : caller, typed)
  })
  if (!published.done) return formErrors(published.refusal, form.values, m.newsdesk_save_failed())
  return redirectWithFlash(newsAddress(published.value.id), {
    tone: 'success',
    text: m.newsdesk_published(),
  })
}

/** What the page of an article can do: save what was typed, withdraw it, publish it again, delete it. */
export async function changeArticle({ request, context, params }: ActionFunctionArgs) {
  const id = idOf(params, m.newsdesk_not_found())
  const caller = callerOf(context)
  const form = await rethrowAsResponse(readUploadForm(request))
  const { intent } = form.values
  const done = await tryOperation(async () => {
    switch (intent) {
      case 'withdraw':
        await withdrawNews(caller, { id })
        return m.newsdesk_withdrawn()
      case 'republish': {
        await republishNews(caller, { id })
        const { standing } = await getOwnNews(caller, { id })
        return standing === 'hidden' ? m.newsdesk_republished_hidden() : m.newsdesk_republished()
      }
      case 'delete':
        await deleteNews(caller, { id })
        return m.newsdesk_deleted()
      default:
        await changeNews(caller, {
          ...(await readTyped(context, form)),
          id,
          version: form.values['version'],
        })
        return m.newsdesk_saved()
    }
  })
  if (!done.done) {
    const refused = formErrors(done.refusal, form.values, m.newsdesk_save_failed())
    const isEdit = done.refusal.code === 'conflict' && 'title' in form.values
    const overtaken = isEdit ? await overtakenNews(caller, id, form.values) : null
    return data({ ...refused.data, overtaken }, refused.init ?? {})
  }
  return redirectWithFlash(intent === 'delete' ? ownNewsAddress : newsAddress(id), {
    tone: 'success',
    text: done.value,
  })
}

/** What another window has saved of the article since its editor was opened. */
async function overtakenNews(
  caller: Caller,
  id: string,
  values: FormValues,
): Promise<Overtaken | null> {
  const read = await tryOperation(() => getOwnNews(caller, { id }))
  if (!read.done) return null
  const { version, title, summary, body, imageAlt } = read.value
  const labels = {
    title: m.newsdesk_field_title(),
    summary: m.newsdesk_field_summary(),
    body: m.newsdesk_field_body(),
    imageAlt: m.newsdesk_picture_alt(),
  }
  return { version, different: differences(labels, values, { title, summary, body, imageAlt }) }
}

async function readTyped(context: Context, form: UploadForm) {
  if (form.files['image']) await enforceRateLimit(context, 'upload')
  const imageFileId = await readPicture(callerOf(context), 'news-images', form)
  const { title, summary, body, imageAlt } = form.values
  return { title, summary, body, imageAlt, imageFileId }
}
