import { FileDown } from 'lucide-react'
import { Link } from 'react-router'
import { certificateFilePath, certificatePath } from '#domain/attendance/attendance.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { inLanguage } from '#platform/text/language.ts'
import { Banner } from '#app/ui/banner.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { Button } from '#app/ui/button.tsx'
import type { loadOnTheDay } from './on-the-day.server.ts'

/** The day itself on the page of a sign-up: the code to show there; later the certificate, or that nobody was seen. */
export function OnTheDay({
  onTheDay,
  organization,
}: {
  onTheDay: Awaited<ReturnType<typeof loadOnTheDay>>
  organization: string
}) {
  const { code, certificate, wasHere, isExpectedAgain, isMissed } = onTheDay
  const { supportId, key, languages, groupCode } = onTheDay
  return (
    <>
      {isMissed && (
        <Banner tone="warning" className="mt-6">
          {m.onday_own_missed({ organization })}
        </Banner>
      )}
      {wasHere && !certificate && (
        <Banner tone="success" className="mt-6">
          {m.onday_own_here()}
        </Banner>
      )}
      {certificate && (
        <section className="mt-6 rounded-card border border-line bg-surface p-5">
          <p className="font-medium">
            {(certificate.isOfGroup ? m.onday_group_hours : m.onday_own_hours)({
              count: certificate.hours,
              hours: format.number(certificate.hours),
            })}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {languages.map((language) => (
              <Button key={language} asChild variant="secondary">
                <a href={inLanguage(certificateFilePath(supportId, key), language)} download>
                  <FileDown aria-hidden />
                  {m.onday_own_certificate_in({
                    language: m.language_name({}, { locale: language }),
                  })}
                </a>
              </Button>
            ))}
            <Link className="text-primary underline" to={certificatePath(certificate.code)}>
              {m.onday_own_check()}
            </Link>
            {groupCode && (
              <Link className="text-primary underline" to={certificatePath(groupCode)}>
                {m.onday_group_certificate()}
              </Link>
            )}
          </div>
        </section>
      )}
      {code && (isExpectedAgain || !wasHere) && (
        <section className="mt-6 flex flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-5">
          <QrCode drawing={code} label={m.onday_code_alt()} className="w-52 shrink-0" />
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="font-display text-subheading font-bold">{m.onday_code_title()}</h2>
            <p className="mt-1.5 text-muted">{m.onday_code_text()}</p>
          </div>
        </section>
      )}
    </>
  )
}
