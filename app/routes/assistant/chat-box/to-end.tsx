import { ArrowDown } from 'lucide-react'
import { m } from '#messages'
import type { Follow } from './use-follow.ts'

/** Leads down to where the conversation has got to; in words where something new has come there. */
export function ToEnd({ below, onPress }: Pick<Follow, 'below'> & { onPress: () => void }) {
  if (below === 'nothing') return null
  const isNew = below === 'new'
  return (
    <button
      type="button"
      onClick={onPress}
      {...(!isNew && { 'aria-label': m.chat_to_end(), title: m.chat_to_end() })}
      className="absolute inset-x-0 bottom-2 mx-auto flex min-h-9 w-fit min-w-9 items-center justify-center gap-1.5 rounded-full border border-line bg-surface px-2 text-sm font-medium text-primary shadow-float transition-colors hover:bg-primary-tint pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <ArrowDown aria-hidden className="size-4.5" />
      {isNew && <span className="pe-1.5">{m.chat_new_below()}</span>}
    </button>
  )
}
