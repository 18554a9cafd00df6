import { Building2, ChevronRight, FileText, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { ShownOrganization } from '../dashboard.tsx'

type Way = { to: string; label: string; text: string; icon: LucideIcon }

/** The pages of an organization; those that ask for its approval only once it is there. */
export function WhereTo({ organization }: { organization: ShownOrganization }) {
  const ways: Way[] = [
    {
      to: '/partner-admin',
      label: m.partneradmin_title(),
      text: m.partneradmin_way_profile(),
      icon: Building2,
    },
    {
      to: '/partner-admin?section=documents',
      label: m.partneradmin_documents(),
      text: m.partneradmin_way_documents(),
      icon: FileText,
    },
  ]
  void organization
  return (
    <nav aria-label={m.partneradmin_ways()}>
      <ul className="flex flex-col gap-3">
        {ways.map(({ to, label, text, icon: Icon }) => (
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
