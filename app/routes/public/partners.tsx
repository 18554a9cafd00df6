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
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/partners.ts'
import { PartnerCard } from './cards/partner-card.tsx'

const PARTNERS = '/partners'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.listing_partners_page_title(),
    description: m.listing_partners_lead(),
    address: loaderData.address,
  })
}

/** The approved organizations, a page at a time. */
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
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === PARTNERS
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
