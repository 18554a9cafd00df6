import { Container } from '#app/ui/container.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { HeaderIcons, HeaderLinks } from './header-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { ShownViewer } from './present-viewer.ts'
import { SignInButtons } from './sign-in-buttons.tsx'

/** Sticky on top of every page. Links for which there is no room wait in a menu; below 768 px all of them do. */
export function SiteHeader({ viewer }: { viewer: ShownViewer | null }) {
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
