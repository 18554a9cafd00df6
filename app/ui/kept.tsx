import type { ComponentProps, ComponentType, ReactNode } from 'react'

type Render = <Props extends object>(of: ComponentType<Props>, props: Props) => string

/** Set once on the server; the browser draws everything itself. */
let render: Render | null = null

/** Lets `Kept` repeat the markup that `markupOf` returns. For the server, which draws the same cards for many pages. */
export function keepMarkup(markupOf: Render | null): void {
  render = markupOf
}

type KeptTag = 'div' | 'form' | 'li'

export type KeptProps<Tag extends KeptTag, Props extends object> = {
  as?: Tag
  of: ComponentType<Props>
  with: Props
  /** What the browser draws instead, if that does more than `of`; it must begin with the same markup. */
  children?: ReactNode
} & Omit<ComponentProps<Tag>, 'children'>

/**
 * An element around a component that depends on nothing but its properties, which are plain data, and the language. The server draws
 * it once for the same properties and then repeats the markup, which React in the browser takes over like any other. The
 * component cannot know the page, the person or the router's data: asking for them throws. It must not use `useId`.
 */
export function Kept<Tag extends KeptTag, Props extends object>({
  as,
  of: Component,
  with: props,
  children = <Component {...props} />,
  ...attributes
}: KeptProps<Tag, Props>) {
  const Element: string = as ?? 'div'
  if (!render) return <Element {...attributes}>{children}</Element>
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: render(Component, props) }} />
}
