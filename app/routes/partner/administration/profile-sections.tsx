import {
  Building2,
  ContactRound,
  FileText,
  Image,
  LayoutList,
  Target,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { bringIntoView } from '#app/ui/bring-into-view.ts'
import { cn } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { sectionLabel } from './section-labels.ts'
import { sectionAddress, SECTIONS, type ProfileSection } from './sections.ts'

const icons: Record<ProfileSection, LucideIcon> = {
  overview: LayoutList,
  basic: Building2,
  cover: Image,
  contact: ContactRound,
  focus: Target,
  documents: FileText,
}

type ProfileSectionsProps = { current: ProfileSection; complete: readonly ProfileSection[] }

/** Section navigation, with a star on incomplete sections. Scrolls horizontally on phones. */
export function ProfileSections({ current, complete }: ProfileSectionsProps) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (strip.current) bringIntoView(strip.current, sectionAddress(current))
  }, [current])
  return (
    <nav aria-labelledby="profile-sections" className="min-w-0">
      <h2 id="profile-sections" className="mb-2 text-sm font-medium text-muted">
        {m.partneradmin_profile()}
      </h2>
      {/* `relative` contains the visually hidden text, which would otherwise widen the page. */}
      <ul ref={strip} className="edge-shade relative flex gap-1 overflow-x-auto md:flex-col">
        {SECTIONS.map((section) => {
          const Icon = icons[section]
          const isOpen =
            section !== 'overview' && section !== 'cover' && !complete.includes(section)
          return (
            <li key={section} className="shrink-0">
              <Link
                to={sectionAddress(section)}
                preventScrollReset
                aria-current={section === current ? 'page' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-3 rounded-field px-3 py-2 leading-5 font-medium -outline-offset-2 transition-colors hover:bg-sand',
                  section === current && 'bg-primary-tint text-primary hover:bg-primary-tint',
                )}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                <span>
                  {sectionLabel(section)}
                  {isOpen && <OpenMark />}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The star of an incomplete section, with text for screen readers. */
export function OpenMark() {
  return (
    <>
      <span aria-hidden title={m.partneradmin_incomplete()} className="ms-1 text-donate">
        *
      </span>
      <VisuallyHidden>{` (${m.partneradmin_incomplete()})`}</VisuallyHidden>
    </>
  )
}
