import { lazy, Suspense, type ReactNode } from 'react'
import { FlashBanner } from './flash-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useConsent } from './use-consent.ts'
import { useRootData } from './use-root-data.ts'
import { Container } from '#app/ui/container.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { ShownViewer } from './present-viewer.ts'
import { SignInButtons } from './sign-in-buttons.tsx'
import { NavLink, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { entriesAt, type MenuEntry } from './navigation.ts'
import { useReader } from './use-reader.ts'
import { ChevronDown } from 'lucide-react'
import { Menu, MenuItem } from '#app/ui/menu.tsx'

/** How the main links look; the one of the current page is underlined. */
const headerLinkLook =
  'relative inline-flex min-h-10 items-center px-2 text-sm font-medium whitespace-nowrap transition-colors hover:text-primary pointer-coarse:min-h-11 aria-[current=page]:text-primary aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-gold-leaf'

type MoreMenuProps = {
  /** What is not in the row below 1280 px. */
  tight: readonly MenuEntry[]
  /** What is not below 1024 px. */
  tighter: readonly MenuEntry[]
}

/** Asked once in a browser: nothing that each page should carry. */
const ConsentCard = lazy(() => import('./consent-card.tsx'))

/** Header, page, footer. Stands also when the root loader has failed: then as for a visitor. */
export function Frame({ children }: { children: ReactNode }) {
  const root = useRootData()
  const viewer = root?.viewer ?? null
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader viewer={viewer} />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <FlashBanner flash={root?.flash ?? null} />
          {children}
        </main>
        <SiteFooter year={root?.year} theme={root?.theme ?? 'system'} />
      </div>
      {/* Below everything: it comes late, and must not move what somebody is about to press. */}
      <ConsentQuestion />
    </>
  )
}

/** On the server nothing is known of a choice, and so nothing asked. */
function ConsentQuestion() {
  const { consent } = useConsent()
  if (consent !== null) return null
  return (
    <Suspense fallback={null}>
      <ConsentCard />
    </Suspense>
  )
}

/** Sticky on top of every page. Links for which there is no room wait in a menu; below 768 px all of them do. */
function SiteHeader({ viewer }: { viewer: ShownViewer | null }) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:static">
      <Container className="flex items-center gap-x-4 py-2.5 max-[24rem]:gap-x-2 md:gap-x-3 lg:gap-x-5">
        <Brand className="md:max-lg:gap-2 md:max-lg:text-base md:max-lg:leading-none" />
        <HeaderLinks />
        <div className="ms-auto flex items-center max-md:hidden lg:gap-1" data-print="never">
          <HeaderIcons />
          <CartLink />
          {viewer ? <AccountMenu viewer={viewer} /> : <SignInButtons />}
        </div>
        <MobileMenu viewer={viewer} />
      </Container>
    </header>
  )
}

/** The main links, from 768 px on: those for which there is room in a row, the others in a menu behind them. */
function HeaderLinks() {
  const entries = entriesAt('header', useReader())
  if (entries.length === 0) return null
  return (
    <nav aria-label={m.shell_main_navigation()} className="-mx-2 max-md:hidden">
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
  )
}

/** The main links that are icons beside the cart, where the row holds all others. */
function HeaderIcons() {
  return entriesAt('header', useReader())
    .filter(({ row }) => row === 'icon')
    .map(({ address, label, icon: Icon }) => (
      <IconButton asChild label={label()} key={address} className="max-xl:hidden">
        <NavLink to={address}>{Icon && <Icon aria-hidden />}</NavLink>
      </IconButton>
    ))
}

/** The main links for which the header has no room. It bears the mark of the current page where it holds that. */
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
