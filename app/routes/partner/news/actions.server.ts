import { changeNews } from '#domain/content/commands/change-news.ts'
import { deleteNews } from '#domain/content/commands/delete-news.ts'
import { getOwnNews } from '#domain/content/queries/get-own-news.ts'
import { publishNews } from '#domain/content/commands/publish-news.ts'
import { republishNews } from '#domain/content/commands/republish-news.ts'
import { NEWS_PICTURE_TEXTS, NEWS_TEXTS } from '#domain/content/news.ts'
import { shortInputs } from '#domain/translations/short-texts.ts'
import { translationInputs } from '#domain/translations/translated.ts'
import { withdrawNews } from '#domain/content/commands/withdraw-news.ts'
import { m } from '#messages'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction, type Posted } from '#app/request/form-action.ts'
import { keyedBy } from '#app/request/form-key.ts'
import { idOf } from '#app/request/id-of.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import { readPicture } from '../read-picture.server.ts'
import { newsAddress, ownNewsAddress } from './addresses.ts'
import { labelsInEach } from '../texts-in-each.tsx'
import { newsTexts } from './news-texts.ts'

/** Publishes an article. Submitting the same form twice redirects to the same article. */
export const publish = formAction({
  failed: m.newsdesk_save_failed,
  texts: [...NEWS_TEXTS, ...NEWS_PICTURE_TEXTS],
  async run(posted) {
    const typed = await readTyped(posted)
    const { id } = await publishNews(keyedBy(posted.caller, posted.values['key']), typed)
    return redirectWithFlash(newsAddress(id), { tone: 'success', text: m.newsdesk_published() })
  },
})

/** Actions of an article's page: save, withdraw, publish again, delete. */
export const change = formAction({
  open: ({ params }) => ({ id: idOf(params, m.newsdesk_not_found()) }),
  failed: m.newsdesk_save_failed,
  texts: [...NEWS_TEXTS, ...NEWS_PICTURE_TEXTS],
  intents: {
    async withdraw({ caller, id }) {
      await withdrawNews(caller, { id })
      return m.newsdesk_withdrawn()
    },
    async republish({ caller, id }) {
      await republishNews(caller, { id })
      const { status } = await getOwnNews(caller, { id })
      return status === 'hidden' ? m.newsdesk_republished_hidden() : m.newsdesk_republished()
    },
    async delete({ caller, id }) {
      await deleteNews(caller, { id })
      return redirectWithFlash(ownNewsAddress, { tone: 'success', text: m.newsdesk_deleted() })
    },
  },
  async run(posted) {
    const { caller, id, values } = posted
    await changeNews(caller, { ...(await readTyped(posted)), id, version: values['version'] })
    return m.newsdesk_saved()
  },
  to: ({ id }) => newsAddress(id),
  async current({ caller, id, values }): Promise<Overtaken | null> {
    if (!('title' in values)) return null
    const { version, title, summary, body, imageAlt, inEach } = await getOwnNews(caller, { id })
    const labels = {
      title: m.newsdesk_field_title(),
      summary: m.newsdesk_field_summary(),
      body: m.newsdesk_field_body(),
      imageAlt: m.newsdesk_picture_alt(),
      ...labelsInEach(newsTexts),
    }
    const own = { title, summary, body, imageAlt, ...inEach }
    return { version, different: differences(labels, values, own) }
  },
})

async function readTyped(posted: Posted) {
  const { context, caller, values, files } = posted
  if (files['image']) await enforceRateLimit(context, 'upload')
  const imageFileId = await readPicture(caller, 'news-images', posted)
  const { title, summary, body, imageAlt, language } = values
  const projectEventId = values['projectEventId'] || null
  const inEach = Object.fromEntries(
    [...translationInputs(NEWS_TEXTS), ...shortInputs(NEWS_PICTURE_TEXTS)].map((input) => [
      input,
      values[input],
    ]),
  )
  return { title, summary, body, imageAlt, language, ...inEach, projectEventId, imageFileId }
}
