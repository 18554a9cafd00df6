import { m } from '#messages'
import { tones } from '#app/ui/tone.ts'
import { cn } from '#app/ui/class-names.ts'

/** More lines would hide what follows. */
const SHOWN = 5

/** Which dates touch Shabbat, a holiday or a day of mourning. Announced when that changes while someone types. */
export function RestDaysNote({
  lines,
  text,
  className,
}: {
  /** From `restDaysOf`; nothing is shown without any. */
  lines: readonly string[]
  /** What it means for the reader. */
  text?: string
  className?: string
}) {
  const { ground, edge, text: ink, icon: Icon } = tones.warning
  const more = lines.length - SHOWN
  return (
    <div role="status" className={cn(lines.length === 0 && 'sr-only')}>
      {lines.length > 0 && (
        <div className={cn('flex gap-3 rounded-card border px-4 py-3.5', ground, edge, className)}>
          <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', ink)} />
          <div className="min-w-0 flex-1">
            <p className={cn('font-medium', ink)}>{m.hebrewdays_warning()}</p>
            <ul className="mt-1">
              {lines.slice(0, SHOWN).map((line) => (
                <li key={line}>{line}</li>
              ))}
              {more > 0 && <li>{m.hebrewdays_warning_more({ count: more })}</li>}
            </ul>
            {text && <p className="mt-1 text-sm text-muted">{text}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
