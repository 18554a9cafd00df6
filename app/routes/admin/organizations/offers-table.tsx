import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { showDay } from '../show-dates.ts'
import { organizationAddress, type OrganizationView, type View } from './organization-address.ts'
import type { ShownOffers } from './present-organization.ts'

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

const cell = 'px-3 py-2 text-start align-top sm:px-4'

/** What an organization has put before the public, each with its state and the way to take it down or put it back. */
export function OffersTable({ offers, at }: { offers: ShownOffers; at: OrganizationView }) {
  const { formData } = useNavigation()
  const view = at.view === 'about' ? 'posts' : at.view
  if (offers.items.length === 0) return <EmptyState level={3} title={empty[view]()} />
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {m.organizations_item()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {m.organizations_at()}
            </th>
            <th scope="col" className={`${cell} font-medium max-sm:hidden`}>
              {m.organizations_state()}
            </th>
            <th scope="col" className={cell}>
              <span className="sr-only">{m.organizations_deed()}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {offers.items.map((offer) => (
            <tr key={offer.id}>
              <th scope="row" className={`${cell} font-normal`}>
                {offer.isPublic ? (
                  <Link
                    to={`${publicPages[view]}/${offer.id}`}
                    dir="auto"
                    className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
                  >
                    {offer.title}
                  </Link>
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
                      date: showDay(offer.hidden.since),
                      reason: offer.hidden.reason,
                    })}
                  </p>
                )}
              </th>
              <td className={`${cell} whitespace-nowrap max-md:hidden`}>
                <time dateTime={offer.at}>{showDay(offer.at)}</time>
              </td>
              <td className={`${cell} max-sm:hidden`}>
                <State offer={offer} />
              </td>
              <td className={`${cell} text-end`}>
                {offer.hidden ? (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="deed" value="show" />
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
        </tbody>
      </table>
    </div>
  )
}

function State({ offer }: { offer: ShownOffers['items'][number] }) {
  if (offer.hidden) return <StatusBadge tone="danger">{m.organizations_state_hidden()}</StatusBadge>
  if (offer.isPublic)
    return <StatusBadge tone="success">{m.organizations_state_public()}</StatusBadge>
  return <StatusBadge tone="neutral">{m.organizations_state_closed()}</StatusBadge>
}
