import { lazy, Suspense, type ReactNode } from 'react'
import { FlashBanner } from './flash-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SearchButton, SiteSearch } from './site-search.tsx'
import { useConsent } from './use-consent.ts'
import { useRootData } from './use-root-data.ts'
import { Container } from '#app/ui/container.tsx'
import { AccountCorner } from './account-menu.tsx'
import { BellLink } from './bell-link.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageLinks, LanguageSuggestion, useOtherLanguages } from './language-choice.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PersonalPart } from './personal/personal-part.tsx'
import { NavLink, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { entriesAt, rowsOf, type MenuEntry, type MenuRow } from './navigation.ts'
import { useReader } from './use-reader.ts'
import { ChevronDown } from 'lucide-react'
import { Menu, MenuItem } from '#app/ui/menu.tsx'

/** Style of the main links; the current page's link is underlined. */
const headerLinkLook =
  'relative inline-flex min-h-10 items-center px-1.5 md:max-lg:px-1 xl:px-1 min-[90rem]:px-2.5 text-sm font-medium whitespace-nowrap transition-colors hover:text-primary pointer-coarse:min-h-11 aria-[current=page]:text-primary aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 min-[90rem]:aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-gold-leaf'

/** The classes of a link: in the row from its breakpoint on, and in the menu below. */
const IN_ROW: Record<MenuRow, string> = { md: '', lg: 'max-lg:hidden', xl: 'max-xl:hidden' }
const IN_MENU: Record<MenuRow, string> = { md: 'hidden', lg: 'lg:hidden', xl: 'xl:hidden' }

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
      {/* From 1440 px wider than the pages, so that the eight links do not crowd. */}
      <Container className="flex items-center gap-x-4 py-2.5 max-[24rem]:gap-x-2 md:gap-x-3 lg:gap-x-4 xl:gap-x-3 min-[90rem]:max-w-[84rem] min-[90rem]:gap-x-5">
        <Brand className="md:max-lg:gap-2 md:max-lg:text-base md:max-lg:leading-none" />
        <HeaderLinks />
        <div
          className="ms-auto flex shrink-0 items-center max-md:hidden lg:gap-1 xl:gap-0.5"
          data-print="never"
        >
          <SearchButton />
          <HeaderIcons />
          <BellLink />
          <CartLink />
          <LanguageLinks className="px-1 text-sm font-medium whitespace-nowrap max-lg:hidden" />
          <AccountCorner />
        </div>
        <MobileMenu />
      </Container>
      <SiteSearch />
    </header>
  )
}

/** Main links from 768 px up: those that fit in a row, and a menu with the rest. */
export function HeaderLinks() {
  const entries = entriesAt('header', useReader())
  const languages = useOtherLanguages()
  const rows = rowsOf(entries, {
    // For members too, whose cached pages have the links of visitors.
    always: [m.site_name(), m.shell_sign_in(), m.shell_sign_up()],
    wide: languages.map((language) => m.language_name({}, { locale: language })),
  })
  return (
    <PersonalPart of="header-links">
      {entries.length > 0 && (
        <nav aria-label={m.shell_main_navigation()} className="-mx-1.5 shrink-0 max-md:hidden">
          <ul className="flex items-center">
            {entries.map((entry) => {
              const row = rows.get(entry)
              if (!row) return null
              return (
                <li key={entry.address} className={IN_ROW[row]}>
                  <NavLink to={entry.address} className={headerLinkLook}>
                    {entry.label()}
                  </NavLink>
                </li>
              )
            })}
            <MoreMenu
              entries={entries.flatMap((entry): InMenu[] => {
                const row = entry.row === 'icon' ? 'xl' : (rows.get(entry) ?? null)
                return row === 'md' ? [] : [{ ...entry, until: row }]
              })}
            />
          </ul>
        </nav>
      )}
    </PersonalPart>
  )
}

/** A link of the menu until it is in the row; null: always. */
type InMenu = MenuEntry & { until: MenuRow | null }

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
function MoreMenu({ entries }: { entries: readonly InMenu[] }) {
  const { pathname } = useLocation()
  const until = (row: MenuRow | null) => entries.filter((entry) => entry.until === row)
  const holds = (row: MenuRow | null) =>
    until(row).some(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
  if (entries.length === 0) return null
  const last = until(null).length > 0 ? null : until('xl').length > 0 ? 'xl' : 'lg'
  return (
    <li className={last === null ? undefined : IN_MENU[last]}>
      <Menu
        triggerClassName={cn(
          headerLinkLook,
          'cursor-pointer gap-1 [&_svg]:size-4',
          holds(null) && 'text-primary',
          holds('xl') && 'max-xl:text-primary',
          holds('lg') && 'max-lg:text-primary',
        )}
        trigger={
          <>
            {m.shell_more()}
            <ChevronDown aria-hidden className="transition-transform group-open/menu:rotate-180" />
          </>
        }
      >
        <ul>
          {[...until('lg'), ...until('xl'), ...until(null)].map((entry) => (
            <li
              key={entry.address}
              className={entry.until === null ? undefined : IN_MENU[entry.until]}
            >
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
