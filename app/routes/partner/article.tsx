import { Link } from 'react-router'
import { listItemsToUpdate } from '#domain/content/queries/list-items-to-update.ts'
import { getOwnNews } from '#domain/content/queries/get-own-news.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/article.ts'
import { newsAddress, ownNewsAddress } from './news/addresses.ts'
import { NewsEditor } from './news/news-editor.tsx'
import { ActionButton } from './offers/action-button.tsx'
import { idOf } from '#app/request/id-of.ts'
import { OfferStatusNotice } from './offers/status-notice.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.values['title'] ?? m.newsdesk_title()
  return [{ title: m.site_page_title({ page }) }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = idOf(params, m.newsdesk_not_found())
  const news = await runOperation(context, getOwnNews, { id })
  const { title, summary, body, imageFileId, imageAlt, inEach } = news
  const values: Record<string, string> = {
    title,
    summary,
    body,
    imageAlt,
    projectEventId: news.projectEventId ?? '',
    ...inEach,
    ...(imageFileId && { imageFileId }),
  }
  return {
    id,
    values,
    items: await runOperation(context, listItemsToUpdate, {}),
    version: news.version,
    status: news.status,
    hiddenReason: news.hiddenReason,
    isWithdrawn: news.isWithdrawn,
    publishedAt: news.publishedAt.toISOString(),
    district: news.district,
    updatedAt: news.updatedAt.toISOString(),
    asksToDelete: new URL(request.url).searchParams.get('confirm') === 'delete',
  }
}

export const handle = { failed: () => m.content_failed() }

export { change as action } from './news/actions.server.ts'

export default function Article({ loaderData, actionData }: Route.ComponentProps) {
  const { id, status, values } = loaderData
  const problems = actionData?.problems
  const typed = problems && 'title' in problems.values ? problems.values : null
  const address = newsAddress(id)
  return (
    <Container className="flex flex-1 flex-col py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.newsdesk_title(), to: ownNewsAddress },
          { label: values['title'] ?? '' },
        ]}
      />
      <PageHeader
        className="mt-2"
        title={
          <span dir="auto" className="line-clamp-4 text-match wrap-anywhere">
            {values['title']}
          </span>
        }
        actions={
          <>
            {loaderData.isWithdrawn ? (
              <ActionButton address={address} intent="republish" label={m.newsdesk_republish()} />
            ) : (
              <ActionButton address={address} intent="withdraw" label={m.newsdesk_withdraw()} />
            )}
            <Button asChild variant="secondary">
              <Link to={newsAddress(id, 'confirm=delete')} preventScrollReset>
                {m.newsdesk_delete()}
              </Link>
            </Button>
          </>
        }
      />
      <div className="mt-6 mb-8 max-w-text">
        <OfferStatusNotice
          status={status}
          hiddenReason={loaderData.hiddenReason}
          next={{ public: m.newsdesk_next_public(), withdrawn: m.newsdesk_next_withdrawn() }}
          publicPage={{ address: `/news/${id}`, label: m.forms_see_public_page() }}
        />
      </div>
      <NewsEditor
        action={address}
        values={typed ?? values}
        items={loaderData.items}
        problems={problems?.fields ?? {}}
        message={problems?.message}
        version={loaderData.version}
        overtaken={actionData?.current ?? null}
        note={m.newsdesk_saved_on({ date: format.date(loaderData.updatedAt) })}
        save={m.forms_save_changes()}
        card={{ id, publishedAt: loaderData.publishedAt, district: loaderData.district }}
      />
      {loaderData.asksToDelete && <DeleteDialog address={address} />}
    </Container>
  )
}

/** Asks for confirmation before an article is permanently deleted. */
function DeleteDialog({ address }: { address: string }) {
  return (
    <ConfirmDialog
      title={m.newsdesk_delete_title()}
      text={m.newsdesk_delete_text()}
      address={address}
      intent="delete"
      keep={m.forms_keep_it()}
      confirm={m.newsdesk_delete_confirm()}
    />
  )
}
