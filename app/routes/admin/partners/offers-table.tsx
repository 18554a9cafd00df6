import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { format } from '#platform/text/format.ts'
import { DataTable } from '#app/routes/shared/list/data-table.tsx'
import { TableRowLink } from '#app/routes/shared/list/table-row-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { partnerAddress, type OrganizationView, type View } from './params.ts'
import type { ShownOffers } from './present-partner.ts'

const publicPages: Record<Exclude<View, 'about'>, string> = {
  posts: '/projects-events',
  news: '/news',
  products: '/store',
}

const empty: Record<Exclude<View, 'about'>, () => string> = {
  posts: m.organizations_no_posts,
  news: m.organizations_no_news,
  products: m.organizations_no_products,
}

/** Lists what an organization has published, each with its status and a control to hide or show it. */
export function OffersTable({ offers, at }: { offers: ShownOffers; at: OrganizationView }) {
  const { formData } = useNavigation()
  const view = at.view === 'about' ? 'posts' : at.view
  if (offers.items.length === 0) return <EmptyState level={3} title={empty[view]()} />
  return (
    <DataTable
      rows={offers.items}
      columns={[
        {
          title: m.organizations_item(),
          cell: (offer) => (
            <>
              {offer.isPublic ? (
                <TableRowLink to={`${publicPages[view]}/${offer.id}`} name={offer.title} />
              ) : (
                <span dir="auto" className="inline-block py-0.5 font-medium wrap-anywhere">
                  {offer.title}
                </span>
              )}
              <div className="sm:hidden">
                <State offer={offer} />
              </div>
              {offer.hidden?.reason && (
                <p className="mt-1 max-w-text wrap-anywhere whitespace-pre-line text-muted">
                  {m.organizations_hidden_since({
                    date: format.shortDate(offer.hidden.since),
                    reason: offer.hidden.reason,
                  })}
                </p>
              )}
            </>
          ),
        },
        {
          title: m.organizations_at(),
          from: 'md',
          cellClassName: 'whitespace-nowrap',
          cell: (offer) => <Moment at={offer.at} as="shortDate" />,
        },
        {
          title: m.forms_status(),
          from: 'sm',
          cell: (offer) => <State offer={offer} />,
        },
        {
          title: m.organizations_deed(),
          isUntitled: true,
          cellClassName: 'text-end',
          cell: (offer) =>
            offer.hidden ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="show" />
                <input type="hidden" name="id" value={offer.id} />
                <Button
                  type="submit"
                  size="small"
                  variant="secondary"
                  aria-label={m.organizations_show_named({ title: offer.title })}
                  pending={formData?.get('id') === offer.id}
                >
                  {m.organizations_show()}
                </Button>
              </Form>
            ) : (
              offer.isPublic && (
                <Button asChild size="small" variant="secondary">
                  <Link
                    to={partnerAddress(at, { intent: 'hide', id: offer.id })}
                    preventScrollReset
                    aria-label={m.organizations_hide_named({ title: offer.title })}
                  >
                    {m.organizations_hide()}
                  </Link>
                </Button>
              )
            ),
        },
      ]}
    />
  )
}

function State({ offer }: { offer: ShownOffers['items'][number] }) {
  if (offer.hidden) return <StatusBadge tone="danger">{m.organizations_state_hidden()}</StatusBadge>
  if (offer.isPublic)
    return <StatusBadge tone="success">{m.organizations_state_public()}</StatusBadge>
  return <StatusBadge tone="neutral">{m.organizations_state_closed()}</StatusBadge>
}
