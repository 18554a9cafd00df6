import type { ComponentProps } from 'react'

/** Lucide's format for a drawing: its elements, on a 24 by 24 square. */
type Drawing = { node: readonly [tag: string, attributes: Readonly<Record<string, string>>][] }
type IconProps = ComponentProps<'svg'> & { size?: number | string }

/**
 * Creates an icon component from a lucide drawing, replacing lucide's own factory (see `lightIcons`): its lines are one
 * string instead of one element each, and shared styles are one class. A list of cards has two hundred icons.
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
