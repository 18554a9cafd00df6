import {
  Building2,
  CalendarPlus,
  ChevronRight,
  ExternalLink,
  FileText,
  HeartHandshake,
  Package,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { mayOpenPage } from '#domain/partners/duty.ts'
import { m } from '#messages'
import { sectionAddress } from '../administration/sections.ts'
import type { ShownOrganization } from './page.tsx'
import { orderParams } from '../orders/params.ts'
import { supporterParams } from '../supporters/params.ts'
import { ownProjectEventsAddress } from '../project-events/addresses.ts'

type Way = { to: string; label: string; text: string; icon: LucideIcon }

/** Links to the organization's pages; those that require approval appear only afterwards. */
export function WhereTo({ organization }: { organization: ShownOrganization }) {
  const { id, status, duties } = organization
  const ways = [
    ...(status === 'approved' ? waysOfPartners(id) : []),
    ...(status === 'approved' || status === 'suspended' ? [ordersWay()] : []),
    ...waysOfAll(),
  ]
  return (
    <nav aria-label={m.partneradmin_ways()}>
      <ul className="flex flex-col gap-3">
        {ways
          .filter(({ to }) => duties.length === 0 || mayOpenPage(duties, to.split('?')[0] ?? to))
          .map(({ to, label, text, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="group flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-primary"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-field bg-primary-tint text-primary">
                  <Icon aria-hidden className="size-5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium group-hover:text-primary">{label}</span>
                  <span className="block text-sm text-muted">{text}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Also shown to a suspended organization, so that it can see its outstanding orders. */
function ordersWay(): Way {
  return {
    to: orderParams.href(),
    label: m.orderdesk_title(),
    text: m.orderdesk_way_text(),
    icon: Package,
  }
}

function waysOfPartners(id: string): Way[] {
  return [
    {
      to: ownProjectEventsAddress,
      label: m.partneradmin_way_posts(),
      text: m.partneradmin_way_posts_text(),
      icon: CalendarPlus,
    },
    {
      to: supporterParams.href({}),
      label: m.partneradmin_way_supporters(),
      text: m.partneradmin_way_supporters_text(),
      icon: HeartHandshake,
    },
    {
      to: `/partner/${id}`,
      label: m.partneradmin_way_public(),
      text: m.partneradmin_way_public_text(),
      icon: ExternalLink,
    },
  ]
}

function waysOfAll(): Way[] {
  return [
    {
      to: sectionAddress('overview'),
      label: m.partneradmin_title(),
      text: m.partneradmin_way_profile(),
      icon: Building2,
    },
    {
      to: sectionAddress('documents'),
      label: m.partneradmin_documents(),
      text: m.partneradmin_way_documents(),
      icon: FileText,
    },
  ]
}
