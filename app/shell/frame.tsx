import type { ReactNode } from 'react'
import { ConsentCard } from './consent-card.tsx'
import { FlashBanner } from './flash-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useRootData } from './use-root-data.ts'

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
      <ConsentCard />
    </>
  )
}
