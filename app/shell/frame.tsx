import { lazy, Suspense, type ReactNode } from 'react'
import { FlashBanner } from './flash-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SearchForm, SiteSearch } from './site-search.tsx'
import { useConsent } from './use-consent.ts'
import { useRootData } from './use-root-data.ts'
import { Container } from '#app/ui/container.tsx'
import { AccountCorner } from './account-menu.tsx'
import { BellLink } from './bell-link.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageLinks, LanguageSuggestion } from './language-choice.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PersonalPart } from './personal/personal-part.tsx'
import { NavLink, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { entriesAt, type MenuEntry } from './navigation.ts'
import { useReader } from './use-reader.ts'
import { ChevronDown } from 'lucide-react'
import { Menu, MenuItem } from '#app/ui/menu.tsx'

/** Style of the main links; the current page's link is underlined. */
const headerLinkLook =
  'relative inline-flex min-h-10 items-center px-1.5 md:max-lg:px-1 xl:max-[82rem]:px-1 text-sm font-medium whitespace-nowrap transition-colors hover:text-primary pointer-coarse:min-h-11 aria-[current=page]:text-primary aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-gold-leaf'

type MoreMenuProps = {
  /** Entries not in the row below 1280 px. */
  tight: readonly MenuEntry[]
  /** Entries not in the row below 1024 px. */
  tighter: readonly MenuEntry[]
}

/** Shown once per browser, so not part of every page's code. */
const ConsentCard = lazy(() => import('./consent-card.tsx'))

/** Header, page and footer. Also rendered if the root loader failed, then as for a visitor. */
export function Frame({ children }: { children: ReactNode }) {
  const root = useRootData()
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <FlashBanner flash={root?.flash ?? null} />
          {children}
        </main>
        <SiteFooter />
      </div>
      {/* At the bottom: it appears late and must not move what the user is about to click. */}
      <ConsentQuestion />
      <LanguageSuggestion />
    </>
  )
}

/** The server does not know the user's choice, so it renders nothing. */
function ConsentQuestion() {
  const { consent } = useConsent()
  if (consent !== null) return null
  return (
    <Suspense fallback={null}>
      <ConsentCard />
    </Suspense>
  )
}

/** Header of every page, sticky unless enlarged text leaves little room. Links that do not fit are in a menu; below 768 px all of them are. */
function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:static">
      <Container className="flex items-center gap-x-4 py-2.5 max-[24rem]:gap-x-2 md:gap-x-3 lg:gap-x-4">
        <Brand className="md:max-lg:gap-2 md:max-lg:text-base md:max-lg:leading-none" />
        <HeaderLinks />
        <div
          className="ms-auto flex items-center max-md:hidden lg:gap-1 xl:gap-0.5"
          data-print="never"
        >
          <SiteSearch />
          <HeaderIcons />
          <BellLink />
          <CartLink />
          <LanguageLinks className="px-1 text-sm font-medium whitespace-nowrap max-lg:hidden" />
          <AccountCorner />
        </div>
        <MobileMenu />
      </Container>
    </header>
  )
}

/** Main links from 768 px up: those that fit in a row, and a menu with the rest. */
export function HeaderLinks() {
  const entries = entriesAt('header', useReader())
  return (
    <PersonalPart of="header-links">
      {entries.length > 0 && (
        <nav aria-label={m.shell_main_navigation()} className="-mx-1.5 max-md:hidden">
          <ul className="flex items-center">
            {entries
              .filter(({ row }) => row !== 'icon')
              .map(({ address, label, row }) => (
                <li
                  key={address}
                  className={cn(row === 'lg' && 'max-lg:hidden', row === 'xl' && 'max-xl:hidden')}
                >
                  <NavLink to={address} className={headerLinkLook}>
                    {label()}
                  </NavLink>
                </li>
              ))}
            <MoreMenu
              tight={entries.filter(({ row }) => row === 'xl' || row === 'icon')}
              tighter={entries.filter(({ row }) => row === 'lg')}
            />
          </ul>
        </nav>
      )}
    </PersonalPart>
  )
}

/** Main links shown as icons next to the cart, when the row holds all others. */
function HeaderIcons() {
  return entriesAt('header', useReader())
    .filter(({ row }) => row === 'icon')
    .map(({ address, label, icon: Icon }) => (
      <IconButton asChild label={label()} key={address} className="max-xl:hidden">
        <NavLink to={address}>{Icon && <Icon aria-hidden />}</NavLink>
      </IconButton>
    ))
}

/** Menu of the main links that do not fit in the header. Marked as current if it holds the current page. */
function MoreMenu({ tight, tighter }: MoreMenuProps) {
  const { pathname } = useLocation()
  const holds = (entries: readonly MenuEntry[]) =>
    entries.some(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
  const all = [...tighter, ...tight]
  if (all.length === 0) return null
  return (
    <li className={tight.length > 0 ? 'xl:hidden' : 'lg:hidden'}>
      <Menu
        triggerClassName={cn(
          headerLinkLook,
          'cursor-pointer gap-1 [&_svg]:size-4',
          holds(tight) && 'text-primary',
          holds(tighter) && 'max-lg:text-primary',
        )}
        trigger={
          <>
            {m.shell_more()}
            <ChevronDown aria-hidden className="transition-transform group-open/menu:rotate-180" />
          </>
        }
      >
        <SearchForm className="p-1.5 lg:hidden" />
        <ul>
          {all.map((entry) => (
            <li key={entry.address} className={cn(tighter.includes(entry) && 'lg:hidden')}>
              <MenuItem asChild>
                <NavLink to={entry.address}>{entry.label()}</NavLink>
              </MenuItem>
            </li>
          ))}
        </ul>
      </Menu>
    </li>
  )
}
