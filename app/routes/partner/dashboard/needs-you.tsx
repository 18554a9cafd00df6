import { FileText, PencilLine, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { documentLabel } from '#domain/partners/partner-words.ts'
import { m } from '#messages'
import type { ShownOrganization } from '../dashboard.tsx'

/** What waits for the organization's people, first of all; nothing where nothing does. */
export function NeedsYou({ organization }: { organization: ShownOrganization }) {
  const { missing, status, mayResubmit } = organization
  const asksForDocuments = missing.length > 0 && status !== 'suspended'
  if (!asksForDocuments && !mayResubmit) return null
  return (
    <section aria-labelledby="needs-you" className="rounded-card bg-gold-tint p-5 sm:p-6">
      <h2 id="needs-you" className="font-display text-subheading font-bold">
        {m.partneradmin_needs_you()}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-gold/20">
        {mayResubmit && (
          <Need icon={PencilLine} to="/partner-registration">
            {status === 'rejected'
              ? m.partneradmin_need_rejected()
              : m.partneradmin_need_changes_asked()}
          </Need>
        )}
        {asksForDocuments &&
          missing.map((kind) => (
            <Need key={kind} icon={FileText} to="/partner-admin?section=documents">
              {m.partneradmin_need_document({ document: documentLabel(kind) })}
            </Need>
          ))}
      </ul>
    </section>
  )
}

function Need({ icon: Icon, to, children }: { icon: LucideIcon; to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 items-center gap-3 py-2 font-medium underline-offset-4 hover:text-primary hover:underline"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-gold" />
        <span className="min-w-0">{children}</span>
      </Link>
    </li>
  )
}
