import { Ban } from 'lucide-react'
import { Link } from 'react-router'
import type { PersonRole } from '#domain/accounts/person.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { RoleBadge } from './role-badge.tsx'
import { tallCell, StaffTable } from '../table/staff-table.tsx'

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

/** Users as a dense table. Narrow screens keep name, e-mail, role and the way in. */
export function UsersTable({ items }: { items: readonly UserRow[] }) {
  return (
    <StaffTable
      columns={[
        { title: m.people_name() },
        { title: m.people_email(), className: 'max-md:hidden' },
        { title: m.people_address(), className: 'max-lg:hidden' },
        { title: m.people_joined(), className: 'max-lg:hidden' },
        { title: m.people_last_sign_in(), className: 'max-xl:hidden' },
        { title: m.people_role(), className: 'max-sm:hidden' },
        { title: m.people_actions() },
      ]}
    >
      {items.map((item) => (
        <Row key={item.id} {...item} />
      ))}
    </StaffTable>
  )
}

function Row({ id, name, email, address, joinedAt, lastSignIn, role, isSuspended }: UserRow) {
  return (
    <tr className="hover:bg-primary-tint/50">
      <th scope="row" className={`${tallCell} font-medium wrap-anywhere`}>
        <bdi>{name || m.people_no_name()}</bdi>
        <span className="block font-normal text-muted md:hidden">{email}</span>
        <span className="mt-1 block sm:hidden">
          <Marks {...{ role, isSuspended }} />
        </span>
      </th>
      <td className={`${tallCell} wrap-anywhere max-md:hidden`}>{email}</td>
      <td className={`${tallCell} wrap-anywhere max-lg:hidden`}>
        {address ?? <span className="text-muted">{m.people_no_address()}</span>}
      </td>
      <td className={`${tallCell} whitespace-nowrap max-lg:hidden`}>
        <time dateTime={joinedAt}>{format.shortDate(joinedAt)}</time>
      </td>
      <td className={`${tallCell} whitespace-nowrap max-xl:hidden`}>
        {lastSignIn ? (
          <time dateTime={lastSignIn}>{format.dateTime(lastSignIn)}</time>
        ) : (
          <span className="text-muted">{m.people_never()}</span>
        )}
      </td>
      <td className={`${tallCell} max-sm:hidden`}>
        <Marks {...{ role, isSuspended }} />
      </td>
      <td className={`${tallCell} w-px`}>
        <Link
          to={`/admin/users/${id}`}
          className={buttonVariants({ variant: 'secondary', size: 'small' })}
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
