import { LogOut } from 'lucide-react'
import type { FormEvent } from 'react'
import { Form, NavLink, useLocation, useNavigate } from 'react-router'
import { m } from '#messages'
import { fileAddress } from '#domain/files/file.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { MenuHeading, MenuItem, MenuSeparator } from '#app/ui/menu.tsx'
import { forgetTab } from './forget-tab.ts'
import { entriesAt, signOutAddress } from './navigation.ts'
import type { ShownViewer } from './present-viewer.ts'
import { forgetUnsent, listUnsent, UNSENT_PAGE } from './unsent-marks.ts'
import { useReader } from './use-reader.ts'

/** The signed-in user, their links, and sign-out; used in the account menu and the mobile menu. */
export function AccountChoices({ viewer }: { viewer: ShownViewer }) {
  const entries = entriesAt('account', { ...useReader(), viewer })
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leave = (event: FormEvent) => {
    const checksIn = viewer.isPartner || viewer.duties.length > 0
    if (checksIn && listUnsent(viewer.mark).length > 0) {
      if (pathname !== UNSENT_PAGE) {
        event.preventDefault()
        void navigate(`${UNSENT_PAGE}?leaving`)
        return
      }
      // That page has said so.
      forgetUnsent(viewer.mark)
    }
    forgetTab()
  }
  return (
    <>
      <MenuHeading>
        <span className="flex items-center gap-3">
          <Avatar
            name={viewer.fullName || viewer.email}
            src={viewer.avatarFileId && fileAddress(viewer.avatarFileId, 480)}
          />
          <span className="min-w-0">
            {m.shell_signed_in_as()}
            <span className="block font-medium text-ink [overflow-wrap:anywhere]">
              {viewer.email}
            </span>
          </span>
        </span>
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
      <Form method="post" action={signOutAddress} onSubmit={leave}>
        <MenuItem type="submit">
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          {m.shell_sign_out()}
        </MenuItem>
      </Form>
    </>
  )
}
