import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'
import { Monogram } from '#app/ui/monogram.tsx'

/** Who the person is here. */
export function AccountCard(person: {
  fullName: string
  email: string
  mobilePhone: string | null
  joinedAt: string
}) {
  const { fullName, email, mobilePhone, joinedAt } = person
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Monogram name={fullName} />
        <div className="min-w-0">
          <h2 className="font-medium">{m.dashboard_account()}</h2>
          <p className="text-sm text-muted">{m.dashboard_joined({ month: monthOf(joinedAt) })}</p>
        </div>
      </div>
      <dl className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <Fact name={m.dashboard_full_name()} value={fullName} />
        <Fact name={m.dashboard_email()} value={email} />
        <Fact name={m.dashboard_mobile_phone()} value={mobilePhone ?? m.dashboard_no_mobile()} />
      </dl>
    </Card>
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
