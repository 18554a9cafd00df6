import type { ComponentProps } from 'react'

/** As lucide keeps a drawing: what it is made of, on a square of 24. */
type Drawing = { node: readonly [tag: string, attributes: Readonly<Record<string, string>>][] }
type IconProps = ComponentProps<'svg'> & { size?: number | string }

/**
 * Makes an icon of one of lucide's drawings, in the place of lucide's own maker (see `lightIcons`): its lines as one text
 * instead of an element each, and what all icons share as one class. A list of cards has two hundred of them.
 */
export default function makeIcon({ node }: Drawing): (props: IconProps) => React.JSX.Element {
  const lines = { __html: node.map(draw).join('') }
  return function Icon({ className, size = 24, ...props }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        aria-hidden
        {...props}
        className={className ? `icon ${className}` : 'icon'}
        dangerouslySetInnerHTML={lines}
      />
    )
  }
}

function draw([tag, attributes]: Drawing['node'][number]): string {
  const written = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}
