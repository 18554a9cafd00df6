import { Menu as MenuIcon, X } from 'lucide-react'
import { NavLink } from 'react-router'
import { m } from '#messages'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx'
import { AccountChoices } from './account-choices.tsx'
import { CartLink } from './cart-link.tsx'
import { entriesAt } from './navigation.ts'
import type { ShownViewer } from './present-viewer.ts'
import { SignInButtons } from './sign-in-buttons.tsx'
import { useReader } from './use-reader.ts'

/** The header below 768 px: some links as icons, everything else in one menu. */
export function MobileMenu({
  viewer,
  hasCart = true,
}: {
  viewer: ShownViewer | null
  /** False next to the portal's own buttons, where it does not fit. */
  hasCart?: boolean
}) {
  const reader = useReader()
  const links = entriesAt('header', reader)
  return (
    <div className="ms-auto -me-2.5 flex items-center md:hidden" data-print="never">
      {entriesAt('mobile-bar', reader).map(({ address, label, icon: Icon }) => (
        <IconButton asChild label={label()} key={address}>
          <NavLink to={address}>{Icon && <Icon aria-hidden />}</NavLink>
        </IconButton>
      ))}
      {hasCart && <CartLink />}
      <Menu
        align="end"
        label={m.shell_menu()}
        triggerClassName="grid size-11 place-items-center rounded-field transition-colors hover:bg-primary-tint hover:text-primary [&_svg]:size-6"
        trigger={
          <>
            <MenuIcon aria-hidden className="group-open/menu:hidden" />
            <X aria-hidden className="hidden group-open/menu:block" />
          </>
        }
      >
        <div className="max-h-[calc(100dvh-6rem)] w-[min(19rem,calc(100vw-3rem))] overflow-y-auto overscroll-contain">
          {links.length > 0 && (
            <nav aria-label={m.shell_main_navigation()}>
              {links.map(({ address, label }) => (
                <MenuItem asChild key={address}>
                  <NavLink to={address}>{label()}</NavLink>
                </MenuItem>
              ))}
              <MenuSeparator />
            </nav>
          )}
          {viewer ? (
            <AccountChoices viewer={viewer} />
          ) : (
            <div className="grid gap-2 p-1.5">
              <SignInButtons wide />
            </div>
          )}
        </div>
      </Menu>
    </div>
  )
}
