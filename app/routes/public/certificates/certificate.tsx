import { BadgeCheck, FileDown } from 'lucide-react'
import { certifiedFilePath, showCode } from '#domain/attendance/attendance.ts'
import { certifiedRows, hoursTogetherRows } from '#domain/attendance/certificate-words.ts'
import { getCertificate } from '#domain/attendance/queries/get-certificate.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { inLanguage } from '#platform/text/language.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/certificate.ts'

export function meta() {
  return [{ title: m.onday_certificate_page() }, { name: 'robots', content: 'noindex' }]
}

/** What a certificate says, for whoever checks one: its code is the permission. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const caller = {
    ...callerOf(context),
    actor: { kind: 'system', job: 'certificates', isAwaited: true } as const,
  }
  const said = await rethrowAsResponse(getCertificate(caller, { code: params.code.slice(0, 40) }))
  const { code } = said
  if ('revokedAt' in said) {
    return { code, revokedAt: said.revokedAt, valid: null, languages: [] }
  }
  const { name, issuedAt } = said
  const isTogether = 'entries' in said
  return {
    code,
    revokedAt: null,
    valid: {
      name,
      rows: isTogether ? hoursTogetherRows(said) : certifiedRows(said),
      issuedAt,
      confirmed: isTogether ? m.onday_total_confirmed() : m.onday_certificate_confirmed(),
    },
    /** Of the file. */
    languages: context.get(runtimeContext).env.LANGUAGES,
  }
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
}

export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  const { code, revokedAt, valid, languages } = loaderData
  return (
    <Container width="text" className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.onday_certificate_eyebrow()}
        title={valid ? m.onday_certificate() : m.onday_certificate_revoked()}
        lead={
          revokedAt ? m.onday_certificate_revoked_text({ date: format.date(revokedAt) }) : undefined
        }
      />
      {valid && (
        <>
          <Banner tone="success" className="mt-8">
            {m.onday_certificate_valid()}
          </Banner>
          <dl className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
            <Said label={m.onday_certificate_name()}>{valid.name}</Said>
            {valid.rows.map(([label, words], at) => (
              // Several may have the same day.
              <Said key={`${at} ${label}`} label={label}>
                {words}
              </Said>
            ))}
            <Said label={m.onday_certificate_issued()}>{format.date(valid.issuedAt)}</Said>
            <Said label={m.onday_certificate_code()}>{showCode(code)}</Said>
          </dl>
          <p className="mt-8 flex items-center gap-2 border-t border-line pt-6 text-muted">
            <BadgeCheck aria-hidden className="size-5 shrink-0" />
            {valid.confirmed}
          </p>
          {languages.length > 0 && (
            <div className="mt-6 flex flex-wrap gap-3" data-print="never">
              {languages.map((language) => (
                <Button key={language} asChild variant="secondary">
                  <a
                    href={inLanguage(certifiedFilePath(code), language)}
                    hrefLang={language}
                    download
                  >
                    <FileDown aria-hidden />
                    {m.onday_own_certificate_in({
                      language: m.language_name({}, { locale: language }),
                    })}
                  </a>
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </Container>
  )
}

function Said({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium wrap-anywhere max-sm:-mt-3">
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.onday_certificate_unknown()}
      scene={{ id: 'a certificate unknown', region: 'galilee', time: 'dawn' }}
      to="/"
      link={m.onday_certificate_home()}
    >
      {m.onday_certificate_unknown_text()}
    </MissingScreen>
  )
}
