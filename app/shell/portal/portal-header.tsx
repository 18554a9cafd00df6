import { AccountMenu } from '../account-menu.tsx'
import { Brand } from '../brand.tsx'
import { MobileMenu } from '../mobile-menu.tsx'
import type { ShownViewer } from '../present-viewer.ts'
import { SignInButtons } from '../sign-in-buttons.tsx'
import { DrawerButton } from './portal-drawer.tsx'

/** The slim head of the back office: the way home and the account. 3.5 rem high, which the sidebar counts on. */
export function PortalHeader({
  viewer,
  hasEntries,
}: {
  viewer: ShownViewer | null
  hasEntries: boolean
}) {
  return (
    <header className="sticky top-0 z-40 h-14 border-b border-line bg-paper px-gutter lg:px-4 print:static">
      <div className="flex h-full items-center gap-2 max-md:gap-1">
        {hasEntries && <DrawerButton />}
        <Brand />
        <div className="ms-auto flex items-center gap-2 max-md:hidden" data-print="never">
          {viewer ? <AccountMenu viewer={viewer} /> : <SignInButtons />}
        </div>
        <MobileMenu viewer={viewer} hasCart={false} />
      </div>
    </header>
  )
}
