import { Link } from 'react-router'
import { m } from '#messages'
import { Badge } from '#app/ui/badge.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { readMails } from './read-mails.ts'
import type { Route } from './+types/mailbox.ts'

export function meta() {
  return [{ title: m.mailbox_title() }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const mails = await readMails(context)
  return {
    mails: mails.map(({ id, to, subject, status, createdAt }) => ({
      id,
      to,
      subject,
      status,
      createdAt,
    })),
  }
}

/** Every email of the demo, so that none has to leave this machine to be read. */
export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { mails } = loaderData
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader title={m.mailbox_title()} lead={m.mailbox_lead()} />
      {mails.length === 0 ? (
        <p className="mt-8 text-muted">{m.mailbox_empty()}</p>
      ) : (
        <ul className="mt-8 divide-y divide-line rounded-card border border-line bg-surface">
          {mails.map(({ id, to, subject, status, createdAt }) => (
            <li key={id}>
              <Link
                to={`/dev/mail/${id}`}
                className="grid gap-x-6 gap-y-1 px-5 py-4 hover:bg-sand sm:grid-cols-[1fr_auto_auto] sm:items-center"
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{subject}</span>
                  <span className="block text-sm text-muted wrap-anywhere">{to}</span>
                </span>
                <time
                  dateTime={createdAt.toISOString()}
                  className="text-sm text-muted tabular-nums"
                >
                  {createdAt.toISOString().slice(0, 16).replace('T', ' ')}
                </time>
                <Badge className="justify-self-start">{statusWords(status)}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}

function statusWords(status: string): string {
  if (status === 'sent') return m.mailbox_sent()
  return status === 'failed' ? m.mailbox_failed() : m.mailbox_queued()
}
