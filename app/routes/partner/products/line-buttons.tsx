import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { useLines } from './use-lines.ts'

/** Buttons to move a row up or down or to remove it. */
export function LineButtons({
  at,
  count,
  arrange,
  words,
}: {
  at: number
  count: number
  arrange: ReturnType<typeof useLines>['arrange']
  words: { up: string; down: string; remove: string | null }
}) {
  return (
    <div className="flex shrink-0">
      {count > 1 && (
        <>
          <IconButton type="submit" label={words.up} disabled={at === 0} {...arrange('up', at)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            type="submit"
            label={words.down}
            disabled={at === count - 1}
            {...arrange('down', at)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
      {words.remove && (
        <IconButton type="submit" label={words.remove} {...arrange('remove', at)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
