import { Link } from 'react-router'
import type { NewsCardData } from '#domain/content/news.ts'
import { m } from '#messages'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { otherThanPage } from '#platform/text/language.ts'

/** What the organization has told about its item, newest first. Renders nothing if that is nothing. */
export function Updates({ updates }: { updates: readonly NewsCardData[] }) {
  if (updates.length === 0) return null
  return (
    <section aria-labelledby="updates" className="mt-10 max-w-text">
      <h2 id="updates" className="font-display text-subheading font-bold">
        {m.following_updates()}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {updates.map(({ id, title, summary, language, publishedAt }) => (
          <li key={id} className="py-4">
            <p className="flex flex-wrap items-center gap-2 text-sm text-gold">
              <RelativeTime at={publishedAt} className="font-medium" />
              <LanguageMark language={language} />
            </p>
            <h3 lang={otherThanPage(language)} dir="auto" className="mt-1 text-start">
              <Link
                to={`/news/${id}`}
                className="font-medium wrap-anywhere text-primary underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p
              lang={otherThanPage(language)}
              dir="auto"
              className="mt-1 text-start text-muted wrap-anywhere"
            >
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
