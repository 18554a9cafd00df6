import type { Flash } from '#app/request/flash.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'

/** Shows the previous page's message as a banner, when no script can show it as a toast. */
export function FlashBanner({ flash }: { flash: Flash | null }) {
  if (!flash) return null
  return (
    <noscript>
      <Container className="py-6">
        <Banner tone={flash.tone === 'destructive' ? 'danger' : flash.tone} title={flash.title}>
          {flash.text}
        </Banner>
      </Container>
    </noscript>
  )
}
