import { fileAddress } from '#domain/files/file.ts'
import { listOwnNews } from '#domain/content/queries/list-own-news.ts'
import { OWN_NEWS_PAGE } from '#domain/content/news.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { partnerPageOf } from '#app/routes/public/partner/page-of.ts'
import type { Route } from './+types/page.ts'
import { newsAddress, ownNewsAddress } from './addresses.ts'
import { OfferLine } from '../offers/offer-line.tsx'
import { OfferList } from '../offers/offer-list.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.newsdesk_title() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = partnerPageOf(new URL(request.url).searchParams.get('page'))
  const { news, count } = await runOperation(context, listOwnNews, { page })
  return {
    page,
    pageCount: Math.ceil(count / OWN_NEWS_PAGE),
    news: news.map(({ imageFileId, publishedAt, ...article }) => ({
      ...article,
      image: imageFileId && fileAddress(imageFileId, 480),
      publishedAt: publishedAt.toISOString(),
    })),
  }
}

export default function OwnNews({ loaderData: { news, page, pageCount } }: Route.ComponentProps) {
  return (
    <OfferList
      address={ownNewsAddress}
      page={page}
      pageCount={pageCount}
      words={{
        title: m.newsdesk_title(),
        lead: m.newsdesk_lead(),
        label: m.newsdesk_list_label(),
        add: m.newsdesk_write(),
        pageMissing: m.newsdesk_page_missing(),
        empty: {
          title: m.newsdesk_empty_title(),
          text: m.newsdesk_empty_text(),
          add: m.newsdesk_empty_write(),
          region: 'galilee',
        },
      }}
    >
      {news.map(({ id, title, image, district, status, publishedAt }) => (
        <OfferLine
          key={id}
          id={id}
          to={newsAddress(id)}
          title={title}
          image={image}
          district={district}
          status={status}
          facts={<span>{m.newsdesk_published_on({ date: format.date(publishedAt) })}</span>}
        />
      ))}
    </OfferList>
  )
}
