import { useNavigation } from 'react-router'
import { m } from '#messages'
import { Spinner } from '#app/ui/spinner.tsx'
import { plainPath } from '#platform/text/language.ts'

/** Pages with their own loading message. */
const words: Record<string, () => string> = {
  '/partners': m.listing_partners_loading,
  '/admin/features': m.features_loading,
}

/** Shows "Loading..." while the next page loads; fast pages are shown without it. */
export function PendingNotice() {
  const { state, location } = useNavigation()
  const isPending = state !== 'idle'
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-50 flex justify-center">
      {isPending && (
        <p className="inline-flex animate-arrive items-center gap-2.5 rounded-full border border-line bg-surface px-4 py-2 text-sm font-medium shadow-float [animation-delay:300ms] [animation-fill-mode:backwards]">
          <Spinner />
          {(words[location ? plainPath(location) : ''] ?? m.shell_loading)()}
        </p>
      )}
    </output>
  )
}
