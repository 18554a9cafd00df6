import { Menu as MenuIcon, X } from 'lucide-react'
import { NavLink } from 'react-router'
import { m } from '#messages'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx'
import { AccountChoices } from './account-choices.tsx'
import { BellLink } from './bell-link.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageLinks, useOtherLanguages } from './language-choice.tsx'
import { entriesAt } from './navigation.ts'
import { PersonalPart } from './personal/personal-part.tsx'
import { SearchButton, SearchForm } from './site-search.tsx'
import { SignInButtons } from './sign-in-buttons.tsx'
import { useReader } from './use-reader.ts'

/** The header below 768 px: some links as icons, everything else in one menu. */
export function MobileMenu({
  inPortal = false,
}: {
  /** Next to the portal's own buttons, which leave no room for the cart, and for the search only in the menu. */
  inPortal?: boolean
}) {
  return (
    <div className="ms-auto -me-2.5 flex shrink-0 items-center md:hidden" data-print="never">
      {!inPortal && <SearchButton />}
      {entriesAt('mobile-bar', useReader()).map(({ address, label, icon: Icon }) => (
        // On phones it gives way to the bell of those who have one; the menu has it too.
        <IconButton
          asChild
          label={label()}
          key={address}
          className="max-[28rem]:[div:has(>[of=bell]>a)>&]:hidden"
        >
          <NavLink to={address}>{Icon && <Icon aria-hidden />}</NavLink>
        </IconButton>
      ))}
      <BellLink />
      {!inPortal && <CartLink />}
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
          {inPortal && <SearchForm className="p-1.5" />}
          <MobileLinks />
          <MobileAccount />
          <MobileLanguages />
        </div>
      </Menu>
    </div>
  )
}

/** This page in the other languages, at the end of the menu. */
function MobileLanguages() {
  if (useOtherLanguages().length === 0) return null
  return (
    <>
      <MenuSeparator />
      <div className="grid px-3">
        <LanguageLinks className="min-h-11" />
      </div>
    </>
  )
}

/** The main links in the menu. */
export function MobileLinks() {
  const links = entriesAt('header', useReader())
  return (
    <PersonalPart of="mobile-links">
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
    </PersonalPart>
  )
}

/** The account's links in the menu, or the ways to sign in. */
export function MobileAccount() {
  const { viewer } = useReader()
  return (
    <PersonalPart of="mobile-account">
      {viewer ? (
        <AccountChoices viewer={viewer} />
      ) : (
        <div className="grid gap-2 p-1.5">
          <SignInButtons wide />
        </div>
      )}
    </PersonalPart>
  )
}
