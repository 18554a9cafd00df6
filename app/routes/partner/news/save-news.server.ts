import type { ActionFunctionArgs } from 'react-router'
import { changeNews } from '#domain/news/change-news.ts'
import { deleteNews } from '#domain/news/delete-news.ts'
import { getOwnNews } from '#domain/news/get-own-news.ts'
import { publishNews } from '#domain/news/publish-news.ts'
import { republishNews } from '#domain/news/republish-news.ts'
import { withdrawNews } from '#domain/news/withdraw-news.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { refuseForm } from '#app/request/form.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt, callerOf, translateRefusal } from '#app/request/perform.ts'
import { readUploadForm, type UploadForm } from '#app/request/upload.ts'
import { isId } from '#platform/database/new-id.ts'
import { offerIdOf } from '../offers/offer-id.server.ts'
import { readPicture } from '../read-picture.server.ts'
import { newsAddress, ownNewsAddress } from './addresses.ts'

type Context = ActionFunctionArgs['context']

/** Publishes what was typed. A second press of the same form leads to the same article. */
export async function publishTyped({ request, context }: ActionFunctionArgs) {
  const form = await translateRefusal(readUploadForm(request))
  const key = form.values['key']
  const caller = callerOf(context)
  const published = await attempt(async () => {
    const typed = await readTyped(context, form)
    return publishNews(isId(key) ? { ...caller, key } : caller, typed)
  })
  if (!published.done) return refuseForm(published.refusal, form.values, m.newsdesk_save_failed())
  return flashed(newsAddress(published.value.id), {
    tone: 'success',
    text: m.newsdesk_published(),
  })
}

/** What the page of an article can do: save what was typed, withdraw it, publish it again, delete it. */
export async function changeArticle({ request, context, params }: ActionFunctionArgs) {
  const id = offerIdOf(params, m.newsdesk_not_found())
  const caller = callerOf(context)
  const form = await translateRefusal(readUploadForm(request))
  const { intent } = form.values
  const done = await attempt(async () => {
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
        await changeNews(caller, { ...(await readTyped(context, form)), id })
        return m.newsdesk_saved()
    }
  })
  if (!done.done) return refuseForm(done.refusal, form.values, m.newsdesk_save_failed())
  return flashed(intent === 'delete' ? ownNewsAddress : newsAddress(id), {
    tone: 'success',
    text: done.value,
  })
}

async function readTyped(context: Context, form: UploadForm) {
  if (form.files['image']) await limitTries(context, 'upload')
  const imageFileId = await readPicture(callerOf(context), 'news-images', form)
  const { title, summary, body, imageAlt } = form.values
  return { title, summary, body, imageAlt, imageFileId }
}
