import { ArrowDown } from 'lucide-react'
import { m } from '#messages'
import type { FollowState } from './use-follow.ts'

/** Scrolls to the end of the conversation and marks new messages there. Covers no text. */
export function ToEnd({ below, onPress }: Pick<FollowState, 'below'> & { onPress: () => void }) {
  if (below === 'nothing') return null
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-8 items-center justify-center gap-1.5 border-t border-line bg-surface px-3 text-sm font-medium text-primary transition-colors hover:bg-primary-tint focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
    >
      <ArrowDown aria-hidden className="size-4" />
      {below === 'new' ? m.chat_new_below() : m.chat_to_end()}
    </button>
  )
}
