/** Shared style of all text inputs. They have a surface background, also on sand. */
export const inputVariants = [
  'block w-full min-h-11 rounded-field border border-field bg-surface px-3.5 py-2 text-base text-ink',
  'placeholder:text-muted hover:border-ink transition-colors',
  'aria-invalid:border-donate aria-invalid:hover:border-donate',
  'disabled:cursor-not-allowed disabled:bg-sand disabled:text-muted disabled:hover:border-field',
]

/** Style of a number input between step buttons: hides the browser's own buttons. */
export const numberLook =
  'text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none'
