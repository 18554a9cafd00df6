import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { readRows, rearrange, type Rearrangement, type Row } from './form-rows.ts'

/** A row with a stable key, so that its fields keep their content when it moves. */
export type Line = Row & { readonly key: string }

/**
 * Rows of a form list that are rearranged in the browser. Without JavaScript the same buttons submit the form, and the
 * server rearranges them. Each button's id must equal its value; after a move, focus follows the row.
 */
export function useLines(
  values: Row,
  {
    list,
    empty,
    onChange,
    firstField = 'alt',
    lastResort = 'image',
  }: {
    list: string
    empty: Row
    onChange: () => void
    /** The field of a row that gets focus. */
    firstField?: string
    /** The id of what gets focus when no row is left. */
    lastResort?: string
  },
) {
  const [lines, setLines] = useState<readonly Line[]>(() =>
    readRows(values, list).map((row, at) => ({ ...row, key: `${at}` })),
  )
  const made = useRef(0)
  /** Ids to try to focus, in order of preference. */
  const [focus, setFocus] = useState<readonly string[]>([])

  useEffect(() => {
    if (focus.length === 0) return
    focus
      .map((id) => document.getElementById(id))
      .find((box) => box && !(box instanceof HTMLButtonElement && box.disabled))
      ?.focus()
    onChange()
  }, [focus, onChange])

  /** Applies an action of the list's buttons. */
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
        setFocus(whereTo({ list, firstField, lastResort }, action, at, next.length))
      },
    }
  }
  return { lines, arrange }
}

function whereTo(
  { list, firstField, lastResort }: { list: string; firstField: string; lastResort: string },
  action: Rearrangement['action'],
  at: number,
  count: number,
): string[] {
  if (action === 'add') return [`${list}.${count - 1}.${firstField}`]
  if (action === 'remove') {
    return [`${list}.${Math.min(at, count - 1)}.${firstField}`, lastResort]
  }
  const to = action === 'up' ? at - 1 : at + 1
  return [`${list}.${action}.${to}`, `${list}.${action === 'up' ? 'down' : 'up'}.${to}`]
}
