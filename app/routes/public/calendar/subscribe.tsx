import { CalendarPlus, Link2 } from 'lucide-react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputVariants } from '#app/ui/field-look.ts'
import { cn } from '#app/ui/class-names.ts'
import { showToast } from '#app/ui/show-toast.ts'

/** Subscribes to the calendar: a link that opens a calendar app, and the URL to paste. */
export function Subscribe({ feed, title }: { feed: string; title: string }) {
  const alive = useHydrated()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(feed)
      showToast({ title: m.detail_share_copied() })
    } catch {
      showToast({ title: m.detail_share_failed(), destructive: true })
    }
  }
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
          <label className="block min-w-0 flex-1">
            <span className="text-sm text-muted">{m.calendar_subscribe_address()}</span>
            <input
              readOnly
              dir="ltr"
              value={feed}
              onFocus={(event) => event.target.select()}
              className={cn(inputVariants, 'mt-1 text-sm')}
            />
          </label>
          {alive && (
            <Button type="button" variant="secondary" onClick={() => void copy()}>
              <Link2 aria-hidden />
              {m.calendar_copy()}
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}
