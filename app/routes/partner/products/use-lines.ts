import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { readRows, rearrange, type Rearrangement, type Row } from './form-rows.ts'

/** A line with a name of its own, by which its fields keep what is typed while it changes its place. */
export type Line = Row & { readonly key: string }

/**
 * The lines of a list in a form, rearranged in the browser. Without scripts the same buttons send the form, and the
 * server does it. The buttons need ids like their values; after a move the focus follows its line.
 */
export function useLines(
  values: Row,
  { list, empty, onChange }: { list: string; empty: Row; onChange: () => void },
) {
  const [lines, setLines] = useState<readonly Line[]>(() =>
    readRows(values, list).map((row, at) => ({ ...row, key: `${at}` })),
  )
  const made = useRef(0)
  /** The ids to try for the focus, the best first. */
  const [focus, setFocus] = useState<readonly string[]>([])

  useEffect(() => {
    if (focus.length === 0) return
    focus
      .map((id) => document.getElementById(id))
      .find((box) => box && !(box instanceof HTMLButtonElement && box.disabled))
      ?.focus()
    onChange()
  }, [focus, onChange])

  /** What a button of the list does. */
  function arrange(action: Rearrangement['action'], at: number) {
    const id = `${list}.${action}.${at}`
    return {
      id,
      name: 'arrange',
      value: id,
      formNoValidate: true,
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        made.current += 1
        const next = rearrange(lines, { action, at }, { ...empty, key: `new ${made.current}` })
        setLines(next)
        setFocus(whereTo(list, action, at, next.length))
      },
    }
  }
  return { lines, arrange }
}

function whereTo(
  list: string,
  action: Rearrangement['action'],
  at: number,
  count: number,
): string[] {
  const field = list === 'sizes' ? 'size' : 'alt'
  if (action === 'add') return [`${list}.${count - 1}.${field}`]
  if (action === 'remove') return [`${list}.${Math.min(at, count - 1)}.${field}`, 'image']
  const to = action === 'up' ? at - 1 : at + 1
  return [`${list}.${action}.${to}`, `${list}.${action === 'up' ? 'down' : 'up'}.${to}`]
}
