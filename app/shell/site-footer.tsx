import { Link } from 'react-router'
import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { Brand } from './brand.tsx'
import { LanguageLinks } from './language-choice.tsx'
import { entriesAt, footerColumns, type MenuReader, type Standing } from './navigation.ts'
import { PersonalPart } from './personal/personal-part.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { useReader } from './use-reader.ts'
import { ConsentForm } from './consent-form.tsx'
import { useConsent } from './use-consent.ts'
import { useIsOpen } from './use-is-open.ts'
import { useRootData } from './use-root-data.ts'

/** The footer of every page: non-empty columns, theme choice, fine print. */
export function SiteFooter() {
  const root = useRootData()
  return (
    <footer className="border-t border-line bg-sand" data-print="never">
      <Container className="flex flex-wrap justify-between gap-x-16 gap-y-8 py-10 sm:py-12">
        <div className="max-w-80">
          <Brand />
          <p className="mt-2 text-sm text-muted">{m.site_promise()}</p>
        </div>
        <FooterColumns />
      </Container>
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 text-sm text-muted">
        {/* The server's year, because browser clocks can be wrong. */}
        <p>{root ? m.shell_copyright({ year: String(root.year) }) : m.site_name()}</p>
        <FinePrint />
        <PrivacyChoices />
        <div className="ms-auto flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:ms-0">
          <LanguageLinks />
          <ThemeChoice theme={root?.theme ?? 'system'} />
        </div>
      </Container>
    </footer>
  )
}

/** The links by subject, of which some are for members only. */
export function FooterColumns() {
  const { viewer, closed } = useReader()
  const standing = viewer && pickStanding(viewer)
  return (
    <PersonalPart of="footer-columns">
      {footerColumns({ viewer, closed }).length > 0 && (
        <Kept
          of={Columns}
          with={{ viewer: standing, closed }}
          className="grid grid-cols-2 gap-x-10 gap-y-8 max-sm:w-full sm:flex sm:flex-wrap lg:gap-x-16"
        />
      )}
    </PersonalPart>
  )
}

/** Without what differs between people of the same standing: their links are the same. */
function pickStanding({ isAdmin, isPartner, isAmbassador }: Standing): Standing {
  return { isAdmin, isPartner, isAmbassador }
}

function Columns(reader: MenuReader) {
  return footerColumns(reader).map(({ title, entries }) => (
    <FooterNav key={title} title={title} entries={entries} />
  ))
}

function FooterNav({ title, entries }: ReturnType<typeof footerColumns>[number]) {
  return (
    <nav aria-label={title} className="sm:min-w-32">
      <h2 className="mb-1 text-sm font-medium text-gold">{title}</h2>
      <ul>
        {entries.map(({ address, label }) => (
          <li key={address}>
            <Link
              to={address}
              className="inline-flex min-h-9 items-center underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11"
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FinePrint() {
  const entries = entriesAt('footer-legal', useReader())
  if (entries.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6">
      {entries.map(({ address, label }) => (
        <li key={address}>
          <Link
            to={address}
            className="inline-flex min-h-9 items-center underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11"
          >
            {label()}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** In the footer of every page, so that consent can be withdrawn anywhere. */
function PrivacyChoices() {
  const { consent, Form } = useConsent()
  if (!useIsOpen('tracking')) return null
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-9 list-none items-center underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11">
        {m.consent_choices()}
      </summary>
      <div className="my-3 max-w-form rounded-card border border-line bg-surface p-5 text-ink">
        <p className="mb-4">{m.consent_choices_text()}</p>
        <ConsentForm Form={Form} consent={consent} />
      </div>
    </details>
  )
}
