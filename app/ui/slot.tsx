import { Children, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'

type Props = {
  className?: string | undefined
  onClick?: ((event: MouseEvent<never>) => void) | undefined
  children?: ReactNode
}

/**
 * Draws its only child, a link as a rule, with all that is given here besides: its own properties stay, classes stand side
 * by side, and a press is told to both, to the child first.
 */
export function Slot({ children, ...given }: Props & Record<string, unknown>) {
  const child = Children.only(children) as ReactElement<Props>
  const { className, onClick } = child.props
  return cloneElement(child, {
    ...given,
    ...child.props,
    className: [given.className, className].filter(Boolean).join(' '),
    onClick:
      given.onClick && onClick
        ? (event: MouseEvent<never>) => {
            onClick(event)
            given.onClick?.(event)
          }
        : (onClick ?? given.onClick),
  })
}
