import { shortcutOf } from './keys.ts'

/** Where a shortcut leads: an address to open, or the list of shortcuts. */
type Led = { to: string } | 'help' | null

/** Does what a pressed key means on this page; returns what is left to do. Decisions only open their dialog. */
export function act(event: KeyboardEvent): Led {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const row = rows.find((one) => containerOf(one).contains(document.activeElement))
  const isOnRow = row !== undefined
  const shortcut = shortcutOf({
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    isTaken: event.defaultPrevented || event.isComposing || isTyped(event.target) || isAsked(),
    isOnRow,
  })
  if (shortcut === null) return null
  if (typeof shortcut === 'object') {
    const next = row
      ? rows[rows.indexOf(row) + shortcut.move]
      : rows[shortcut.move > 0 ? 0 : rows.length - 1]
    if (next) event.preventDefault()
    next?.focus()
    return null
  }
  switch (shortcut) {
    case 'help':
      return 'help'
    case 'search': {
      const field = document.querySelector<HTMLElement>('main input[type=search]')
      if (field) event.preventDefault()
      field?.focus()
      return null
    }
    case 'open':
      row?.click()
      return null
    case 'select':
      if (row) containerOf(row).querySelector<HTMLElement>('input[name=ids]')?.click()
      return null
    default: {
      const to = placeOf(row, rows.length)?.dataset[shortcut]
      if (to) event.preventDefault()
      return to ? { to } : null
    }
  }
}

/** The element with the row's decisions, or on a page without a list the one of the page. */
function placeOf(row: HTMLElement | undefined, rows: number): HTMLElement | null {
  const decided = '[data-approve], [data-reject]'
  if (row) return row.closest<HTMLElement>(decided) ?? containerOf(row).querySelector(decided)
  return rows === 0 ? document.querySelector<HTMLElement>(decided) : null
}

function containerOf(row: HTMLElement): Element {
  return row.closest('tr, article, li') ?? row
}

function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}

/** Whether a dialog or a menu is open: it has the keys. */
function isAsked(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}
