import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { organizationAddress, type OrganizationView, type View } from './organization-address.ts'
import type { ShownOffers } from './present-organization.ts'
import { TableRowLink } from '../table/table-row-link.tsx'
import { cell, StaffTable } from '../table/staff-table.tsx'

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

/** What an organization has put before the public, each with its state and the way to take it down or put it back. */
export function OffersTable({ offers, at }: { offers: ShownOffers; at: OrganizationView }) {
  const { formData } = useNavigation()
  const view = at.view === 'about' ? 'posts' : at.view
  if (offers.items.length === 0) return <EmptyState level={3} title={empty[view]()} />
  return (
    <StaffTable
      columns={[
        { title: m.organizations_item() },
        { title: m.organizations_at(), className: 'max-md:hidden' },
        { title: m.organizations_state(), className: 'max-sm:hidden' },
        { title: m.organizations_deed(), isUntitled: true },
      ]}
    >
      {offers.items.map((offer) => (
        <tr key={offer.id}>
          <th scope="row" className={`${cell} font-normal`}>
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
          </th>
          <td className={`${cell} whitespace-nowrap max-md:hidden`}>
            <time dateTime={offer.at}>{format.shortDate(offer.at)}</time>
          </td>
          <td className={`${cell} max-sm:hidden`}>
            <State offer={offer} />
          </td>
          <td className={`${cell} text-end`}>
            {offer.hidden ? (
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
                    to={organizationAddress(at, { deed: 'hide', id: offer.id })}
                    preventScrollReset
                    aria-label={m.organizations_hide_named({ title: offer.title })}
                  >
                    {m.organizations_hide()}
                  </Link>
                </Button>
              )
            )}
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

function State({ offer }: { offer: ShownOffers['items'][number] }) {
  if (offer.hidden) return <StatusBadge tone="danger">{m.organizations_state_hidden()}</StatusBadge>
  if (offer.isPublic)
    return <StatusBadge tone="success">{m.organizations_state_public()}</StatusBadge>
  return <StatusBadge tone="neutral">{m.organizations_state_closed()}</StatusBadge>
}
