import { previewOwn } from '#domain/project-events/queries/preview-own.ts'
import { m } from '#messages'
import { idOf } from '#app/request/id-of.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { ItemPreview, PREVIEW_HEADERS } from '#app/routes/public/project-event/item-preview.tsx'
import type { Route } from './+types/preview.ts'
import { projectEventAddress } from './addresses.ts'
import { titleOf } from './status-labels.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? titleOf(loaderData.type, loaderData.title) : m.posts_title()
  const page = m.posts_preview_title({ title })
  return [{ title: m.site_page_title({ page }) }, { name: 'robots', content: 'noindex' }]
}

export const headers = () => PREVIEW_HEADERS

/** The latest proposal of a post of the caller's organization. 404 for anyone else's. */
export function loader({ params, context }: Route.LoaderArgs) {
  return runOperation(context, previewOwn, { postId: idOf(params, m.posts_not_found()) })
}

export default function Preview({ loaderData: item }: Route.ComponentProps) {
  return (
    <ItemPreview
      item={item}
      text={m.posts_preview_text()}
      back={{ to: projectEventAddress(item.id), label: m.posts_preview_back() }}
    />
  )
}
