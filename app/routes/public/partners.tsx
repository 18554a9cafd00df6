import { redirect, useNavigation, Link } from 'react-router'
import { m } from '#messages'
import { listPublicPartners } from '#domain/partners/queries/list-public-partners.ts'
import { format } from '#platform/text/format.ts'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Name } from '#app/ui/name.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/partners.ts'
import { useId } from 'react'
import type { PartnerCardData as Partner } from '#domain/partners/present-partner-card.ts'
import { focusAreaLabel } from '#domain/partners/partner.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { Badge } from '#app/ui/badge.tsx'
import { otherThanPage, plainPath } from '#platform/text/language.ts'
import { PartnerLogo } from './cards/partner-logo.tsx'

const PARTNERS = '/partners'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.listing_partners_page_title(),
    description: m.listing_partners_lead(),
    address: loaderData.address,
  })
}

/** The approved organizations, paginated. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
  const { partners, total, pageCount } = await runOperation(context, listPublicPartners, { page })
  if (page > Math.max(1, pageCount)) throw redirect(addressOf(Math.max(1, pageCount)))
  const address = context.get(runtimeContext).origin + addressOf(page)
  return { partners, total, page, pageCount, address }
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { partners, total, page, pageCount } = loaderData
  const navigation = useNavigation()
  const mayApply = useIsOpen('partner-registration')
  const isLoading = navigation.state === 'loading' && plainPath(navigation.location) === PARTNERS
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title={m.listing_partners_title()}
        lead={m.listing_partners_lead()}
        actions={
          mayApply && (
            <Button asChild>
              <Link to="/partner-registration">{m.listing_partners_apply()}</Link>
            </Button>
          )
        }
      />
      {partners.length === 0 ? (
        <EmptyState title={m.listing_partners_none_title()} region="judea">
          {m.listing_partners_none_text()}
        </EmptyState>
      ) : (
        <section aria-busy={isLoading} className="mt-8">
          <output className="text-sm text-muted">
            {m.listing_partners_count({ count: total, shown: format.number(total) })}
          </output>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {partners.map((partner) => (
              <li key={partner.id}>
                <PartnerCard partner={partner} />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <Pagination page={page} pageCount={pageCount} addressOf={addressOf} />
          </div>
        </section>
      )}
    </Container>
  )
}

function addressOf(page: number): string {
  return page > 1 ? `${PARTNERS}?page=${page}` : PARTNERS
}

/** One organization in a list. A single link covers the whole card. */
function PartnerCard({ partner, level = 2 }: { partner: Partner; level?: 2 | 3 }) {
  const id = useId()
  const Heading = `h${level}` as const
  const { name, otherName, logo, category, summary, language, focusAreas } = partner
  return (
    <article className="group/card relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-colors hover:border-field">
      <div className="flex items-center gap-4">
        <PartnerLogo name={name} logo={logo} />
        <div className="min-w-0">
          <Heading
            id={`${id}n`}
            dir="auto"
            className="font-display text-subheading font-bold text-match wrap-anywhere"
          >
            <Name>{name}</Name>
          </Heading>
          {otherName && (
            <p className="text-sm text-muted">
              <Name>{otherName}</Name>
            </p>
          )}
        </div>
      </div>
      {(category || (summary && otherThanPage(language))) && (
        <p className="mt-4 text-xs font-medium text-gold">
          {category && categoryLabel(category)}{' '}
          {summary && <LanguageMark language={language} className="ms-1" />}
        </p>
      )}
      {summary && (
        <p
          lang={otherThanPage(language)}
          dir="auto"
          className="mt-1.5 line-clamp-3 text-start text-muted wrap-anywhere"
        >
          {summary}
        </p>
      )}
      {focusAreas.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-1.5">
          {focusAreas.slice(0, 3).map((area) => (
            <li key={area} className="max-w-full">
              <Badge>{focusAreaLabel(area)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={`/partner/${partner.id}`}
        id={`${id}l`}
        aria-labelledby={`${id}l ${id}n`}
        className="mt-auto pt-4 font-medium text-primary underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
      >
        {m.listing_partner_visit()}
      </Link>
    </article>
  )
}
