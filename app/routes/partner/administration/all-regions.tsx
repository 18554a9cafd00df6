import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'

/** Name of the checkbox for all regions; the server reads it as every region. */
export const ALL_REGIONS = 'allRegions'

/**
 * Selects or clears all checkboxes named `of` in its form, and reflects their state. Without JavaScript it starts
 * unchecked, and checking it submits every region.
 */
export function AllRegions({ of }: { of: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<'all' | 'some' | 'none'>('none')
  useEffect(() => {
    const form = box.current?.form
    if (!form) return
    const look = () => setChosen(howMany(boxesOf(form, of)))
    look()
    form.addEventListener('change', look)
    return () => form.removeEventListener('change', look)
  }, [of])
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen === 'some'
  }, [chosen])
  return (
    <CheckboxField
      ref={box}
      name={ALL_REGIONS}
      value="yes"
      label={m.partneradmin_select_all()}
      checked={chosen === 'all'}
      onChange={({ currentTarget: { form, checked } }) => {
        if (form) for (const one of boxesOf(form, of)) one.checked = checked
        setChosen(checked ? 'all' : 'none')
      }}
      className="mt-1 border-b border-line"
    />
  )
}

function boxesOf(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)]
}

function howMany(boxes: readonly HTMLInputElement[]): 'all' | 'some' | 'none' {
  const count = boxes.filter(({ checked }) => checked).length
  return count === 0 ? 'none' : count === boxes.length ? 'all' : 'some'
}
