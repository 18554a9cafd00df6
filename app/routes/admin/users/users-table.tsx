import { Ban } from 'lucide-react'
import { Link } from 'react-router'
import type { PersonRole } from '#domain/accounts/person.ts'
import { m } from '#messages'
import { buttonLook } from '#app/ui/button-look.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { showDay, showMoment } from '../show-dates.ts'
import { RoleBadge } from './role-badge.tsx'

export type UserRow = {
  id: string
  name: string
  /** Masked. */
  email: string
  address: string | null
  joinedAt: string
  lastSignIn: string | null
  role: PersonRole
  isSuspended: boolean
}

const cell = 'px-3 py-2.5 text-start align-middle sm:px-4'

/** Users as a dense table. Narrow screens keep name, e-mail, role and the way in. */
export function UsersTable({ items }: { items: readonly UserRow[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <Head>{m.people_name()}</Head>
            <Head from="max-md:hidden">{m.people_email()}</Head>
            <Head from="max-lg:hidden">{m.people_address()}</Head>
            <Head from="max-lg:hidden">{m.people_joined()}</Head>
            <Head from="max-xl:hidden">{m.people_last_sign_in()}</Head>
            <Head from="max-sm:hidden">{m.people_role()}</Head>
            <Head>{m.people_actions()}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => (
            <Row key={item.id} {...item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ from = '', children }: { from?: string; children: string }) {
  return (
    <th scope="col" className={`${cell} font-medium ${from}`}>
      {children}
    </th>
  )
}

function Row({ id, name, email, address, joinedAt, lastSignIn, role, isSuspended }: UserRow) {
  return (
    <tr className="hover:bg-primary-tint/50">
      <th scope="row" className={`${cell} font-medium wrap-anywhere`}>
        <bdi>{name || m.people_no_name()}</bdi>
        <span className="block font-normal text-muted md:hidden">{email}</span>
        <span className="mt-1 block sm:hidden">
          <Marks {...{ role, isSuspended }} />
        </span>
      </th>
      <td className={`${cell} wrap-anywhere max-md:hidden`}>{email}</td>
      <td className={`${cell} wrap-anywhere max-lg:hidden`}>
        {address ?? <span className="text-muted">{m.people_no_address()}</span>}
      </td>
      <td className={`${cell} whitespace-nowrap max-lg:hidden`}>
        <time dateTime={joinedAt}>{showDay(joinedAt)}</time>
      </td>
      <td className={`${cell} whitespace-nowrap max-xl:hidden`}>
        {lastSignIn ? (
          <time dateTime={lastSignIn}>{showMoment(lastSignIn)}</time>
        ) : (
          <span className="text-muted">{m.people_never()}</span>
        )}
      </td>
      <td className={`${cell} max-sm:hidden`}>
        <Marks {...{ role, isSuspended }} />
      </td>
      <td className={`${cell} w-px`}>
        <Link
          to={`/admin/users/${id}`}
          className={buttonLook({ variant: 'secondary', size: 'small' })}
        >
          {m.people_view()}
          <VisuallyHidden>{` ${name || m.people_no_name()}`}</VisuallyHidden>
        </Link>
      </td>
    </tr>
  )
}

function Marks({ role, isSuspended }: Pick<UserRow, 'role' | 'isSuspended'>) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <RoleBadge role={role} />
      {isSuspended && (
        <StatusBadge tone="warning" icon={Ban}>
          {m.people_suspended()}
        </StatusBadge>
      )}
    </span>
  )
}
