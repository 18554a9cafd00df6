import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { NewsCardData as News } from '#domain/content/news.ts'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { otherThanPage } from '#platform/text/language.ts'
import { ItemPicture } from './item-picture.tsx'

/** One article in a list. A single link covers the whole card. */
export function NewsCard({ news, level = 3 }: { news: News; level?: 2 | 3 }) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-field">
      <ItemPicture
        item={{ ...news, region: null }}
        sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
        className="aspect-[16/9] w-full"
      />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-2">
          <RelativeTime at={news.publishedAt} className="text-xs font-medium text-gold" />
          <LanguageMark language={news.language} />
        </p>
        <Heading
          id={`${id}t`}
          lang={otherThanPage(news.language)}
          dir="auto"
          className="mt-1.5 line-clamp-3 font-display text-subheading font-bold text-match wrap-anywhere"
        >
          {news.title}
        </Heading>
        <p
          lang={otherThanPage(news.language)}
          dir="auto"
          className="mt-2 line-clamp-4 text-start text-muted wrap-anywhere"
        >
          {news.summary}
        </p>
        <Link
          to={`/news/${news.id}`}
          id={`${id}l`}
          aria-labelledby={`${id}l ${id}t`}
          className="mt-auto pt-4 font-medium text-primary underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {m.news_read_more()}
        </Link>
      </div>
    </article>
  )
}
