import { CalendarPlus, Link2 } from 'lucide-react'
import { m } from '#messages'
import { AddressToCopy, copyAddress } from '#app/ui/address-to-copy.tsx'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** Subscribes to the calendar: a link that opens a calendar app, and the URL to paste. */
export function Subscribe({ feed, title }: { feed: string; title: string }) {
  const alive = useHydrated()
  return (
    <section aria-labelledby="subscribe-title" className="mt-12">
      <Card ground="sand" className="grid gap-x-10 gap-y-5 lg:grid-cols-2 lg:items-end">
        <div>
          <h2
            id="subscribe-title"
            dir="auto"
            className="font-display text-subheading font-bold wrap-anywhere text-match"
          >
            {title}
          </h2>
          <p className="mt-2 text-muted">{m.calendar_subscribe_text()}</p>
          <Button asChild className="mt-4">
            <a href={feed.replace(/^https?:/, 'webcal:')}>
              <CalendarPlus aria-hidden />
              {m.calendar_subscribe_button()}
            </a>
          </Button>
        </div>
        <div className="flex items-end gap-3">
          <AddressToCopy
            label={m.calendar_subscribe_address()}
            address={feed}
            className="min-w-0 flex-1"
          />
          {alive && (
            <Button type="button" variant="secondary" onClick={() => void copyAddress(feed)}>
              <Link2 aria-hidden />
              {m.calendar_copy()}
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}
