import { Heart } from 'lucide-react'
import type { FormEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { m } from '#messages'
import { localized } from '#platform/text/language.ts'
import { cn } from '#app/ui/class-names.ts'
import { Kept } from '#app/ui/kept.tsx'

export type FavoriteButtonProps = {
  itemId: string
  /** Whether the viewer saved it. Visitors are sent to sign in and back. */
  saved: boolean
  /** Shows the label next to the heart. */
  wide?: boolean
  className?: string
}

/** Saves or unsaves an item. On the server nothing is being saved, which a list of 24 cards need not find out 24 times. */
export function FavoriteButton(props: FavoriteButtonProps) {
  return typeof document === 'undefined' ? <HeartForm {...props} /> : <LiveHeart {...props} />
}

/** Shows what was pressed at once. */
function LiveHeart(props: FavoriteButtonProps) {
  const fetcher = useFetcher({ key: `save ${props.itemId}` })
  const choosing = fetcher.formData?.get('saved')
  return (
    <HeartForm
      {...props}
      saved={typeof choosing === 'string' ? choosing === 'true' : props.saved}
      onSubmit={(event) => {
        event.preventDefault()
        void fetcher.submit(event.currentTarget)
      }}
    />
  )
}

type HeartFormProps = FavoriteButtonProps & {
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

function HeartForm({ itemId, saved, wide = false, className, onSubmit }: HeartFormProps) {
  const { pathname, search } = useLocation()
  const returnTo = encodeURIComponent(pathname + search)
  return (
    <Kept
      as="form"
      method="post"
      action={localized(`/projects-events/${itemId}/save?returnTo=${returnTo}`)}
      onSubmit={onSubmit}
      className={className}
      of={HeartButton}
      with={{ isSaved: saved, wide }}
    />
  )
}

function HeartButton({ isSaved, wide }: { isSaved: boolean; wide: boolean }) {
  return (
    <>
      <input type="hidden" name="saved" value={String(!isSaved)} />
      <button
        aria-pressed={wide ? undefined : isSaved}
        aria-label={wide ? undefined : m.listing_favorite()}
        title={isSaved ? m.listing_remove_favorite() : m.listing_add_favorite()}
        className={cn(
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-line bg-surface text-ink transition-colors hover:border-donate hover:text-donate',
          wide && 'rounded-field border-field px-4 font-medium',
          isSaved && 'text-donate',
        )}
      >
        <Heart aria-hidden className={cn('size-5', isSaved && 'fill-current')} />
        {wide && (isSaved ? m.listing_saved() : m.listing_save())}
      </button>
    </>
  )
}
