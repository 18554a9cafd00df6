import { Link } from 'react-router'
import { m } from '#messages'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { PartnerLogo } from '../cards/partner-logo.tsx'
import { otherThanPage } from '#platform/text/language.ts'
import { Card } from '#app/ui/card.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Name } from '#app/ui/name.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

/** The organization behind an item. */
export function OrganizationCard({ partner }: { partner: PublicProjectEvent['partner'] }) {
  const { id, name, otherName, logo, summary, language, website } = partner
  return (
    <Card ground="sand" className="mt-10 max-w-text">
      <h2 className="text-sm font-medium text-gold">{m.detail_organization()}</h2>
      <div className="mt-3 flex items-center gap-3">
        <PartnerLogo name={name} logo={logo} />
        <div className="min-w-0">
          <p dir="auto" className="font-display text-subheading font-bold text-match wrap-anywhere">
            <Name>{name}</Name>
          </p>
          {otherName && (
            <p className="text-sm text-muted">
              <Name>{otherName}</Name>
            </p>
          )}
        </div>
      </div>
      {summary && (
        <p
          lang={otherThanPage(language)}
          dir="auto"
          className="mt-3 text-start text-sm text-muted wrap-anywhere"
        >
          {summary}
        </p>
      )}
      {summary && <LanguageMark language={language} className="mt-2" />}
      <ul className="mt-3 flex flex-wrap gap-x-5 text-sm font-medium">
        <li>
          <Link
            to={`/partner/${id}`}
            className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline"
          >
            <Sentence>{m.detail_organization_page({ organization: name })}</Sentence>
          </Link>
        </li>
        {isWebAddress(website) && (
          <li>
            <a
              href={website}
              rel="nofollow ugc noopener noreferrer"
              className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline"
            >
              {m.detail_website()}
            </a>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** Whether a text may become a link: only web URLs, whatever is stored. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
