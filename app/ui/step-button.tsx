import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'

export type StepButtonProps = Pick<ComponentProps<'button'>, 'formMethod' | 'formAction'> & {
  by: 1 | -1
  label: string
  /** Without it, the button submits its form, with `step`. */
  onStep: (() => void) | undefined
  disabled: boolean
}

/** Increases or decreases a number by one. Stays focusable at the limit. */
export function StepButton({ by, label, onStep, disabled, ...rest }: StepButtonProps) {
  const Icon = by === 1 ? Plus : Minus
  return (
    <button
      type={onStep ? 'button' : 'submit'}
      name="step"
      value={by}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onStep}
      formNoValidate
      {...rest}
      className="grid size-11 shrink-0 place-items-center rounded-field border border-field bg-surface transition-colors hover:border-primary hover:text-primary aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
