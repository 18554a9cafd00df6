import { previewRevision } from '#domain/project-events/queries/preview-revision.ts'
import { m } from '#messages'
import { idOf } from '#app/request/id-of.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { ItemPreview, PREVIEW_HEADERS } from '#app/routes/public/project-event/item-preview.tsx'
import type { Route } from './+types/preview.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.title || m.moderation_untitled()
  const page = m.posts_preview_title({ title })
  return [{ title: m.admin_page_title({ page }) }, { name: 'robots', content: 'noindex' }]
}

export const headers = () => PREVIEW_HEADERS

/** A submitted proposal. 404 for a draft, which only its organization sees. */
export function loader({ params, context }: Route.LoaderArgs) {
  const revisionId = idOf(params, m.moderation_proposal_unknown())
  return runOperation(context, previewRevision, { revisionId })
}

export default function Preview({ loaderData: item, params }: Route.ComponentProps) {
  return (
    <ItemPreview
      item={item}
      text={m.posts_preview_review_text()}
      back={{ to: `/admin/projects-events/${params.id}`, label: m.posts_preview_back_review() }}
    />
  )
}
