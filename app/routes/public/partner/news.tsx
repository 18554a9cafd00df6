import { Link } from 'react-router'
import { m } from '#messages'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import type { NewsCardData as News } from '#domain/content/news.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { NewsCard } from '../cards/news-card.tsx'
import { TabSection } from './tab-section.tsx'
import { partnerTabAddress } from './tabs.ts'
import { Sentence } from '#app/ui/sentence.tsx'

export type PartnerNewsContent = { news: News[]; page: number; pageCount: number }

type Props = PartnerNewsContent & { partner: Pick<PublicPartner, 'id' | 'name'> }

/** An organization's news, paginated. */
export function PartnerNews({ partner, news, page, pageCount }: Props) {
  if (news.length === 0) {
    return (
      <EmptyState
        title={m.partnertabs_no_news()}
        region="galilee"
        action={
          <Button asChild variant="secondary">
            <Link to={partnerTabAddress(partner.id, 'projects-events')} preventScrollReset>
              {m.store_none_action()}
            </Link>
          </Button>
        }
      >
        <span className="wrap-anywhere">
          <Sentence>{m.partnertabs_no_news_text({ organization: partner.name })}</Sentence>
        </span>
      </EmptyState>
    )
  }
  return (
    <TabSection
      tab="news"
      id="news"
      title={m.partnertabs_news_title({ organization: partner.name })}
      {...{ partner, page, pageCount }}
    >
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {news.map((article) => (
          <li key={article.id} className="min-w-0">
            <NewsCard news={article} />
          </li>
        ))}
      </ul>
    </TabSection>
  )
}
