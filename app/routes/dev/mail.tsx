import { data, Link } from 'react-router'
import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { isId } from '#platform/database/new-id.ts'
import { readMails } from './read-mails.ts'
import type { Route } from './+types/mail.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.mail.subject ?? m.mailbox_title() }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const [mail] = isId(params.id) ? await readMails(context, { id: params.id }) : []
  if (!mail) throw data(null, { status: 404 })
  return { mail }
}

/** One email as plain text with working links. */
export default function Mail({ loaderData }: Route.ComponentProps) {
  const { mail } = loaderData
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader eyebrow={mail.to} title={mail.subject} />
      <div className="mt-8 max-w-prose rounded-card border border-line bg-surface p-6 whitespace-pre-wrap wrap-anywhere">
        {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
          index % 2 === 1 ? (
            <a key={index} href={part} className="text-primary underline underline-offset-4">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </div>
      <Link
        to="/dev/mail"
        className="mt-6 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {m.mailbox_back()}
      </Link>
    </Container>
  )
}
