/** What a key does on a page of the administration. */
export type Shortcut =
  | { move: 1 | -1 }
  | 'open'
  | 'select'
  | 'approve'
  | 'reject'
  | 'search'
  | 'help'

const keys: Record<string, Shortcut> = {
  j: { move: 1 },
  k: { move: -1 },
  o: 'open',
  x: 'select',
  a: 'approve',
  r: 'reject',
  '/': 'search',
  '?': 'help',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  /** Whether something is being typed there, or a dialog is open. */
  isTaken: boolean
  /** Whether a row of the list has the focus: only then arrows move. */
  isOnRow: boolean
}

/** Returns what a pressed key does; null if it is not ours. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, isTaken, isOnRow }: Pressed) {
  if (ctrlKey || metaKey || altKey || isTaken) return null
  if (isOnRow && key === 'ArrowDown') return { move: 1 } as const
  if (isOnRow && key === 'ArrowUp') return { move: -1 } as const
  return Object.hasOwn(keys, key) ? keys[key]! : null
}
