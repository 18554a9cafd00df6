import { Heart } from 'lucide-react'
import { useFetcher, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'

export type FavouriteButtonProps = {
  itemId: string
  /** Whether the viewer saved it. Visitors are sent to sign in and back. */
  saved: boolean
  /** Shows the label next to the heart. */
  wide?: boolean
  className?: string
}

/** Saves or unsaves an item. */
export function FavouriteButton({ itemId, saved, wide = false, className }: FavouriteButtonProps) {
  const fetcher = useFetcher({ key: `save ${itemId}` })
  const { pathname, search } = useLocation()
  const choosing = fetcher.formData?.get('saved')
  const isSaved = typeof choosing === 'string' ? choosing === 'true' : saved
  const label = isSaved ? m.listing_remove_favourite() : m.listing_add_favourite()
  return (
    <fetcher.Form method="post" action={`/projects-events/${itemId}/save`} className={className}>
      <input type="hidden" name="saved" value={String(!isSaved)} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        aria-pressed={wide ? undefined : isSaved}
        aria-label={wide ? undefined : m.listing_favourite()}
        title={label}
        className={cn(
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-line bg-surface text-ink transition-colors hover:border-donate hover:text-donate',
          wide && 'rounded-field border-field px-4 font-medium',
          isSaved && 'text-donate',
        )}
      >
        <Heart aria-hidden className={cn('size-5', isSaved && 'fill-current')} />
        {wide && (isSaved ? m.listing_saved() : m.listing_save())}
      </button>
    </fetcher.Form>
  )
}
