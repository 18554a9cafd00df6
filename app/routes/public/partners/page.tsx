import { Link, redirect, useNavigation } from 'react-router'
import { m } from '#messages'
import { listPublicPartners } from '#domain/partners/queries/list-public-partners.ts'
import { format } from '#platform/text/format.ts'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Name } from '#app/ui/name.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Sentence } from '#app/ui/sentence.tsx'
import type { Route } from './+types/page.ts'
import { useId } from 'react'
import type { PartnerCardData as Partner } from '#domain/partners/present-partner-card.ts'
import { focusAreaLabel } from '#domain/partners/partner.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { Badge } from '#app/ui/badge.tsx'
import { otherThanPage, plainPath } from '#platform/text/language.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { PartnerLogo } from '../cards/partner-logo.tsx'
import { partnersParams as params } from './params.ts'
import { PartnerSearch } from './search.tsx'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.listing_partners_page_title(),
    description: m.listing_partners_lead(),
    address: loaderData.address,
    noIndex: loaderData.view.q !== '',
  })
}

/** One page of the approved organizations that match; the whole search is in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const found = await runOperation(context, listPublicPartners, view)
  const lastPage = Math.max(1, found.pageCount)
  if (view.page > lastPage) throw redirect(params.at(view, lastPage))
  const address = context.get(runtimeContext).origin + params.href(view)
  return { ...found, view, address }
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { partners, total, view, pageCount, writtenAs } = loaderData
  const isNarrowed = params.isNarrowed(view)
  const navigation = useNavigation()
  const mayApply = useIsOpen('partner-registration')
  const isLoading =
    navigation.state === 'loading' && plainPath(navigation.location) === params.href()
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title={m.listing_partners_title()} lead={m.listing_partners_lead()} />
      {(partners.length > 0 || isNarrowed) && <PartnerSearch view={view} />}
      {partners.length === 0 ? (
        isNarrowed ? (
          <EmptyState
            title={m.listing_partners_none_found()}
            region="judea"
            action={
              <Link to={params.href()} className={buttonVariants({ variant: 'secondary' })}>
                {m.organizations_see_all()}
              </Link>
            }
          >
            {m.listing_partners_none_found_text()}
          </EmptyState>
        ) : (
          <EmptyState title={m.listing_partners_none_title()} region="judea">
            {m.listing_partners_none_text()}
          </EmptyState>
        )
      ) : (
        <section
          aria-busy={isLoading}
          className={cn('mt-6 transition-opacity', isLoading && 'opacity-60')}
        >
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 text-sm text-muted">
            <output>
              {m.listing_partners_count({ count: total, shown: format.number(total) })}
            </output>
            {isNarrowed && (
              <Link
                to={params.href()}
                className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
              >
                {m.organizations_see_all()}
              </Link>
            )}
          </div>
          {writtenAs !== null && (
            <p className="text-sm text-muted">
              <Sentence>{m.listing_written_as({ asked: view.q, found: writtenAs })}</Sentence>
            </p>
          )}
          <ul className="mt-1 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {partners.map((partner) => (
              <li key={partner.id} className="min-w-0">
                <PartnerCard partner={partner} />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <Pagination
              page={view.page}
              pageCount={pageCount}
              addressOf={(page) => params.at(view, page)}
            />
          </div>
        </section>
      )}
      {mayApply && <Apply />}
    </Container>
  )
}

/** For organizations, after what visitors look for. */
function Apply() {
  return (
    <section
      aria-labelledby="apply"
      className="mt-14 flex flex-wrap items-center justify-between gap-x-12 gap-y-5 border-y border-gold-leaf py-8"
    >
      <div className="max-w-text">
        <h2 id="apply" className="font-display text-subheading font-bold">
          {m.about_partner_title_1()}
        </h2>
        <p className="mt-2 text-muted">{m.about_partner_text_1()}</p>
      </div>
      <Button asChild size="large">
        <Link to="/partner-registration">{m.listing_partners_apply()}</Link>
      </Button>
    </section>
  )
}

/** One organization in a list. A single link covers the whole card. */
function PartnerCard({ partner, level = 2 }: { partner: Partner; level?: 2 | 3 }) {
  const id = useId()
  const Heading = `h${level}` as const
  const { name, otherName, logo, category, summary, language, focusAreas } = partner
  return (
    <article className="group/card relative flex h-full flex-col rounded-card border border-line bg-surface p-5 wrap-anywhere transition-colors hover:border-field">
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
