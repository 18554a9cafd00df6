import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

export type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  help?: ReactNode
}

/** A native checkbox styled as a switch; the whole row is clickable. */
export function SwitchField({ label, help, id, ...input }: SwitchFieldProps) {
  const own = useId()
  const box = id ?? own
  return (
    <label htmlFor={box} className="flex min-h-14 items-center gap-4 py-4">
      <span className="min-w-0 flex-1">
        <span id={`${box}-label`} className="block font-medium">
          {label}
        </span>
        {help && (
          <span id={`${box}-help`} className="mt-0.5 block text-sm text-muted">
            {help}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          id={box}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its state natively
          role="switch"
          // The whole row is clickable, but only its label names the switch.
          aria-labelledby={`${box}-label`}
          aria-describedby={help ? `${box}-help` : undefined}
          className="peer h-7 w-12 appearance-none rounded-full border border-field bg-sand transition-colors checked:border-primary checked:bg-primary"
        />
        {/* The knob's position shows the state, so that color is not the only cue. */}
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-field forced-color-adjust-none forced-colors:bg-[CanvasText] transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-primary rtl:peer-checked:-translate-x-5"
        />
      </span>
    </label>
  )
}
