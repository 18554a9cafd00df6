import { cva, type VariantProps } from 'class-variance-authority'

/** Button styles; also for a `summary` or another element that must look like one. */
export const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-field font-medium select-none',
    'border transition-colors active:translate-y-px motion-reduce:active:translate-y-0',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-on-primary hover:bg-primary-strong active:bg-primary-strong',
        secondary:
          'border-field bg-surface text-ink hover:border-primary hover:text-primary active:bg-primary-tint',
        quiet:
          'border-transparent bg-transparent text-primary hover:bg-primary-tint active:bg-primary-tint',
        danger:
          'border-transparent bg-donate text-on-donate hover:bg-donate-strong active:bg-donate-strong',
      },
      size: {
        small: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
        medium: 'min-h-11 px-4.5 py-2 text-base leading-6',
        large: 'min-h-13 px-6 py-3 text-base leading-6',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'medium', wide: false },
  },
)

export type ButtonLook = VariantProps<typeof buttonVariants>
