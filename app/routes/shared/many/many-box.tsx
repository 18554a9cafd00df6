import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { cn } from '#app/ui/class-names.ts'
import { MANY_FORM } from './many.ts'
import { choose, useChosen } from './use-chosen.ts'

type ManyBoxProps = {
  /** What the action receives. */
  value: string
  /** The row's name, for a failure's sentence. */
  name: string
  label: string
  isChosen?: boolean
  className?: string
}

/** A row's checkbox. It is native, so it works without JavaScript. */
export function ManyBox({ value, name, label, isChosen = false, className }: ManyBoxProps) {
  return (
    <label className={cn('-m-3 grid size-11 shrink-0 place-items-center', className)}>
      <input
        type="checkbox"
        form={MANY_FORM}
        name="ids"
        value={value}
        defaultChecked={isChosen}
        aria-label={label}
        className="size-5 tick-box"
      />
      <input type="hidden" form={MANY_FORM} name={`name-${value}`} value={name} />
    </label>
  )
}

/** Selects every row of the page, or none. Nothing without JavaScript. */
export function ManyAllBox({ withLabel = false }: { withLabel?: boolean }) {
  const isAlive = useHydrated()
  const { chosen, all } = useChosen()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < all
  }, [chosen, all])
  if (!isAlive || all === 0) return null
  return (
    <label
      className={
        withLabel
          ? 'inline-flex min-h-11 items-center gap-2.5 text-sm'
          : '-m-3 grid size-11 shrink-0 place-items-center'
      }
    >
      <input
        ref={box}
        type="checkbox"
        checked={chosen === all}
        aria-label={withLabel ? undefined : m.many_all()}
        onChange={() => choose(() => chosen < all)}
        className="size-5 tick-box"
      />
      {withLabel && m.many_all()}
    </label>
  )
}
