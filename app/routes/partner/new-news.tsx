import { randomUUID } from 'node:crypto'
import { listItemsToUpdate } from '#domain/content/queries/list-items-to-update.ts'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/new-news.ts'
import { ownNewsAddress, writeNewsAddress } from './news/addresses.ts'
import { NewsEditor } from './news/news-editor.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.newsdesk_write() }) }]
}

/** `?about=ID` chooses the item that it is an update of. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const now = context.get(runtimeContext).clock.now()
  const own = await runOperation(context, findOwnPartner, {})
  const district = own?.focus.primaryRegionalFocus[0] ?? null
  const items = await runOperation(context, listItemsToUpdate, {})
  const about = new URL(request.url).searchParams.get('about') ?? ''
  return { formKey: randomUUID(), now: now.toISOString(), district, items, about }
}

export const handle = { failed: () => m.content_failed() }

export { publish as action } from './news/actions.server.ts'

export default function NewNews({ loaderData, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems
  const formKey = problems?.values['key'] ?? loaderData.formKey
  return (
    <Container className="flex flex-1 flex-col py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[{ label: m.newsdesk_title(), to: ownNewsAddress }, { label: m.newsdesk_write() }]}
      />
      <PageHeader className="mt-2 mb-8" title={m.newsdesk_write()} lead={m.newsdesk_new_lead()} />
      <NewsEditor
        action={writeNewsAddress}
        values={problems?.values ?? { projectEventId: loaderData.about }}
        items={loaderData.items}
        problems={problems?.fields ?? {}}
        message={problems?.message}
        note={m.newsdesk_not_published_yet()}
        save={m.newsdesk_publish()}
        formKey={formKey}
        card={{ id: formKey, publishedAt: loaderData.now, district: loaderData.district }}
      />
    </Container>
  )
}
