import { LogOut } from 'lucide-react'
import { Form, NavLink } from 'react-router'
import { m } from '#messages'
import { MenuHeading, MenuItem, MenuSeparator } from '#app/ui/menu.tsx'
import { entriesAt, signOutAddress } from './navigation.ts'
import type { ShownViewer } from './present-viewer.ts'
import { useReader } from './use-reader.ts'

/** Who is signed in, where they may go, and the way out; in the account menu and in the mobile one. */
export function AccountChoices({ viewer }: { viewer: ShownViewer }) {
  const entries = entriesAt('account', { ...useReader(), viewer })
  return (
    <>
      <MenuHeading>
        {m.shell_signed_in_as()}
        <span className="block font-medium text-ink [overflow-wrap:anywhere]">{viewer.email}</span>
      </MenuHeading>
      <MenuSeparator />
      {entries.map(({ address, label, icon: Icon }) => (
        <MenuItem asChild key={address}>
          <NavLink to={address}>
            {Icon && <Icon aria-hidden />}
            {label()}
          </NavLink>
        </MenuItem>
      ))}
      <Form method="post" action={signOutAddress}>
        <MenuItem type="submit">
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          {m.shell_sign_out()}
        </MenuItem>
      </Form>
    </>
  )
}
