import { Link } from 'react-router'
import { m } from '#messages'
import { LIST } from '#domain/project-events/list-address.ts'
import { getPublicNews } from '#domain/content/queries/get-public-news.ts'
import { listMoreNews } from '#domain/content/queries/list-more-news.ts'
import { runtimeContext } from '#app/request/context.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { langOf, otherThanPage } from '#platform/text/language.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { isMissing } from '#app/shell/describe-failure.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Name } from '#app/ui/name.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/page.ts'
import { ItemPicture } from '../cards/item-picture.tsx'
import { NewsCard } from '../cards/news-card.tsx'
import { sharedItem } from '../cards/shared-item.ts'
import { describeArticle } from './describe-article.ts'
import { partnerTabAddress } from '../partner/tabs.ts'
import { OrganizationCard } from '../project-event/organization-card.tsx'
import { Share } from '../project-event/share.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const title = isMissing(error)
      ? m.site_page_title({ page: m.news_not_found() })
      : failureTitle(error)
    return [{ title }]
  }
  const { news, address, partnerAddress } = loaderData
  return [
    ...pageMeta({
      title: m.site_page_title({ page: news.title }),
      description: news.summary,
      address,
      picture: sharedItem({ ...news, region: null }, news.alt || news.title),
      type: 'article',
    }),
    jsonLd(describeArticle(news, { address, partnerAddress })),
  ]
}

/** One public article with more from its organization. 404 if it is not public. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(runtimeContext)
  const news = await runOperation(context, getPublicNews, { id: params.id })
  const partnerId = news.partner.id
  return {
    news,
    more: await runOperation(context, listMoreNews, { partnerId, besides: news.id }),
    address: `${origin}/news/${news.id}`,
    partnerAddress: `${origin}/partner/${partnerId}`,
  }
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { news, more, address } = loaderData
  const { partner } = news
  const lang = otherThanPage(news.language)
  return (
    <>
      <Container className="pt-2 pb-14 sm:pb-20">
        <article className="mx-auto max-w-text">
          <Breadcrumbs
            crumbs={[
              {
                label: (
                  <span className="line-clamp-1 max-w-[14rem] wrap-anywhere sm:max-w-[26rem]">
                    <Name>{partner.name}</Name>
                  </span>
                ),
                to: `/partner/${partner.id}`,
              },
              { label: m.news_section(), to: partnerTabAddress(partner.id, 'news') },
            ]}
          />
          <header className="mt-2">
            <h1
              lang={lang}
              dir="auto"
              className="font-display text-title font-bold tracking-[-0.015em] text-match wrap-anywhere"
            >
              {news.title}
            </h1>
            <p className="mt-4 text-sm font-medium text-gold">
              <RelativeTime at={news.publishedAt} withDate />{' '}
              <LanguageMark language={news.language} />
            </p>
            {news.about && (
              <p className="mt-2">
                <Link
                  to={`${LIST}/${news.about.id}`}
                  dir="auto"
                  className="inline-flex min-h-11 items-center font-medium wrap-anywhere text-primary underline-offset-4 hover:underline"
                >
                  {m.following_update_of({ title: news.about.title })}
                </Link>
              </p>
            )}
          </header>
          <ItemPicture
            item={{ ...news, region: null }}
            sizes="(min-width: 768px) 45rem, 96vw"
            width={1200}
            height={675}
            alt={news.alt}
            lang={langOf(news.alt)}
            first
            className="mt-6 aspect-video w-full rounded-card"
          />
          <p
            lang={lang}
            dir="auto"
            className="mt-7 text-start font-display text-lead wrap-anywhere"
          >
            {news.summary}
          </p>
          <div lang={lang}>
            <Paragraphs text={news.body} className="mt-5" />
          </div>
          <div className="mt-8" data-print="never">
            <Share title={news.title} address={address} />
          </div>
          <OrganizationCard partner={partner} />
        </article>
      </Container>
      {more.length > 0 && (
        <Section
          ground="sand"
          title={
            <span className="wrap-anywhere">
              <Sentence>{m.news_more({ organization: partner.name })}</Sentence>
            </span>
          }
          action={
            <Button asChild variant="secondary">
              <Link to={partnerTabAddress(partner.id, 'news')}>{m.news_all()}</Link>
            </Button>
          }
        >
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {more.map((article) => (
              <li key={article.id} className="min-w-0">
                <NewsCard news={article} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.news_not_found()}
      scene={{ id: 'a quiet morning', region: 'galilee', time: 'dawn' }}
      to="/partners"
      link={m.news_not_found_action()}
    >
      {m.news_not_found_text()}
    </MissingScreen>
  )
}
