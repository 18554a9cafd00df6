import { useSyncExternalStore } from 'react'
import { MANY_FORM } from './many.ts'

const EVENT = 'many-chosen'

/** The checkboxes of the page's rows. */
function boxes(): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>(`input[name=ids][form=${MANY_FORM}]`),
  ].filter(({ disabled }) => !disabled)
}

/** The number of selected rows and of rows that can be selected; both 0 on the server. */
export function useChosen(): { chosen: number; all: number } {
  const [chosen = 0, all = 0] = useSyncExternalStore(subscribe, read, () => '0 0')
    .split(' ')
    .map(Number)
  return { chosen, all }
}

/** Selects the rows whose values pass. */
export function choose(isChosen: (value: string) => boolean): void {
  for (const box of boxes()) box.checked = isChosen(box.value)
  document.dispatchEvent(new Event(EVENT))
}

function read(): string {
  const all = boxes()
  return `${all.filter(({ checked }) => checked).length} ${all.length}`
}

function subscribe(changed: () => void): () => void {
  for (const event of ['change', EVENT]) document.addEventListener(event, changed)
  return () => {
    for (const event of ['change', EVENT]) document.removeEventListener(event, changed)
  }
}
