import { m } from '#messages'
import { localized } from '#platform/text/language.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

/** The legal texts for a form, opened in new tabs so that typed values are not lost. */
export function LegalLinks({ lead, className }: { lead: string; className?: string }) {
  return (
    <p className={className}>
      {lead} {/* No line begins with the comma. */}
      <span className="whitespace-nowrap">
        <LegalLink to="/terms">{m.legal_terms()}</LegalLink>,
      </span>{' '}
      <LegalLink to="/privacy">{m.legal_privacy()}</LegalLink>
    </p>
  )
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={localized(to)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {children}
      <VisuallyHidden> {m.legal_new_window()}</VisuallyHidden>
    </a>
  )
}
