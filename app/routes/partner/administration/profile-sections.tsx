import { FileText, LayoutList, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { sectionAddress, SECTIONS, type Section } from './sections.ts'

const sections: Record<Section, { label: () => string; icon: LucideIcon }> = {
  overview: { label: m.partneradmin_overview, icon: LayoutList },
  documents: { label: m.partneradmin_documents, icon: FileText },
}

/** The sections of the profile, each an address; in a row on phones. */
export function ProfileSections({ current }: { current: Section }) {
  return (
    <nav aria-labelledby="profile-sections">
      <h2 id="profile-sections" className="mb-2 text-sm font-medium text-muted">
        {m.partneradmin_profile()}
      </h2>
      <ul className="flex gap-1 overflow-x-auto md:flex-col">
        {SECTIONS.map((section) => {
          const { label, icon: Icon } = sections[section]
          return (
            <li key={section} className="shrink-0">
              <Link
                to={sectionAddress(section)}
                preventScrollReset
                aria-current={section === current ? 'page' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-3 rounded-field px-3 py-2 font-medium -outline-offset-2 transition-colors hover:bg-sand',
                  section === current && 'bg-primary-tint text-primary hover:bg-primary-tint',
                )}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                {label()}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
