import { useEffect } from 'react'

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * Moves the focus among a list's rows, which say `data-row`, by J and K or the arrows, once it is on one of them: so a
 * single letter does nothing to whoever is elsewhere on the page.
 */
export function useRowKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [])
}

function move(event: KeyboardEvent): void {
  const step = steps[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex(
    (row) => row === event.target || row.closest('article') === event.target,
  )
  const next = at < 0 ? undefined : rows[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
