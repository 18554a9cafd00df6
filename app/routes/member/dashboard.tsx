import { m } from '#messages'
import { getOwnProfile } from '#domain/accounts/get-own-profile.ts'
import { perform } from '#app/request/perform.ts'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/dashboard.ts'

export function meta() {
  return [{ title: m.dashboard_page_title() }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { fullName, email, mobilePhone, joinedAt } = await perform(context, getOwnProfile, {})
  return { fullName, email, mobilePhone, joinedAt: joinedAt.toISOString() }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { fullName, email, mobilePhone, joinedAt } = loaderData
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader eyebrow={m.dashboard_title()} title={m.dashboard_greeting({ name: fullName })} />
      <Card className="mt-8 max-w-text p-6 sm:p-8">
        <div className="flex items-center gap-4">
          <Monogram name={fullName} />
          <div className="min-w-0">
            <h2 className="font-medium">{m.dashboard_account()}</h2>
            <p className="text-sm text-muted">{m.dashboard_joined({ month: monthOf(joinedAt) })}</p>
          </div>
        </div>
        <dl className="mt-6 grid gap-5 sm:grid-cols-2">
          <Fact name={m.dashboard_full_name()} value={fullName} />
          <Fact name={m.dashboard_email()} value={email} />
          <Fact name={m.dashboard_mobile_phone()} value={mobilePhone ?? m.dashboard_no_mobile()} />
        </dl>
      </Card>
    </Container>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere" dir="auto">
        {value}
      </dd>
    </div>
  )
}

function monthOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
}
