import { lazy, Suspense, type ReactNode } from 'react'
import { FlashBanner } from './flash-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useConsent } from './use-consent.ts'
import { useRootData } from './use-root-data.ts'

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
