import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'

/** Shown on every page of a suspended organization: the suspension, its reason, and whom to contact. */
export function SuspensionNotice({
  suspension: { since, reason, office },
}: {
  suspension: {
    since: Date | null
    reason: string | null
    office: { email: string; phone: string }
  }
}) {
  return (
    <Container className="pt-6">
      <Banner tone="danger" title={m.organizations_own_title()}>
        <p>{m.organizations_own_text()}</p>
        {reason && (
          <p className="mt-2 max-w-text wrap-anywhere whitespace-pre-line" dir="auto">
            {m.forms_reason_is({ reason })}
          </p>
        )}
        <p className="mt-2">
          {since && (
            <time dateTime={since.toISOString()}>
              {m.organizations_own_since({ date: format.date(since) })}
            </time>
          )}{' '}
          <a
            href={`mailto:${office.email}`}
            className="font-medium text-primary underline underline-offset-4"
          >
            {m.organizations_own_write(office)}
          </a>
        </p>
      </Banner>
    </Container>
  )
}
