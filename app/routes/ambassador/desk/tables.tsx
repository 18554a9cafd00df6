import { Link } from 'react-router'
import { campaignPath } from '#domain/ambassadors/campaign.ts'
import type { Analytics } from '#domain/ambassadors/queries/get-own-analytics.ts'
import type { SumsOf } from '#domain/ambassadors/analytics.ts'
import { formatMoney } from '#platform/text/money.ts'
import { m } from '#messages'
import { BarTable } from '#app/ui/chart/bar-table.tsx'

const link = 'wrap-anywhere text-primary underline-offset-4 hover:underline'

/** Results by project and event. */
export function ByProject({ analytics }: { analytics: Analytics }) {
  return (
    <BarTable
      title={m.campaigns_by_project()}
      note={m.campaigns_bars_show_raised()}
      labels={m.campaigns_project()}
      rows={analytics.projects.map((one) => ({
        key: one.id ?? 'page',
        label:
          one.id === null ? (
            m.campaigns_to_page()
          ) : (
            <Link to={`/projects-events/${one.id}`} dir="auto" className={link}>
              {one.title ?? m.campaigns_item_hidden()}
            </Link>
          ),
        values: valuesOf(one),
      }))}
      empty={m.campaigns_no_rows()}
      {...shared(analytics)}
    />
  )
}

/** Results by link. */
export function ByLink({ analytics }: { analytics: Analytics }) {
  return (
    <BarTable
      title={m.campaigns_by_link()}
      note={m.campaigns_own_link_note()}
      labels={m.campaigns_campaign()}
      rows={analytics.links.map((one) => ({
        key: one.id ?? 'own',
        label:
          one.id === null ? (
            m.campaigns_own_link()
          ) : (
            <Link to={campaignPath(one.id)} dir="auto" className={link}>
              {one.title}
            </Link>
          ),
        values: valuesOf(one),
      }))}
      empty={m.campaigns_no_rows()}
      {...shared(analytics)}
    />
  )
}

function valuesOf({ visits, supports, supporters, raisedCents }: Omit<SumsOf, 'id' | 'title'>) {
  return [visits, supports, supporters, raisedCents]
}

function shared({ totals }: Analytics) {
  return {
    all: m.campaigns_show_all(),
    columns: [
      { label: m.campaigns_visits() },
      { label: m.campaigns_supports() },
      { label: m.campaigns_total_supporters() },
      { label: m.campaigns_raised(), format: formatMoney },
    ],
    drawn: 3,
    total: { label: m.campaigns_all(), values: valuesOf(totals) },
    tone: 'donate' as const,
  }
}
