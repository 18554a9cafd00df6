import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { useReader } from '#app/shell/use-reader.ts'
import { Container } from '#app/ui/container.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { openTabs, partnerTabAddress, type PartnerTab } from './tabs.ts'

/** The tabs of a partner's page, sticky while scrolling. Switching tabs scrolls to the start of the content. */
export function TabStrip({ partnerId, current }: { partnerId: string; current: PartnerTab }) {
  const { closed } = useReader()
  const place = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current || !place.current || !strip.current) return
    shown.current = current
    // How far the sticky strip is from its original position.
    const by = place.current.getBoundingClientRect().top - strip.current.getBoundingClientRect().top
    if (by < 0) window.scrollBy({ top: by, behavior: 'instant' })
  }, [current])
  return (
    <>
      <div ref={place} />
      <div ref={strip} data-strip className="sticky top-16 z-30 bg-paper pt-2 print:static">
        <Container>
          <Tabs
            label={m.detail_partner_sections()}
            tabs={openTabs(closed).map(({ tab, label }) => ({
              to: partnerTabAddress(partnerId, tab),
              label,
              current: tab === current,
            }))}
          />
        </Container>
      </div>
    </>
  )
}
