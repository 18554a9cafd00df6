import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts as useScripts } from 'react-router'

const LATER = 'later'

/**
 * Starts the scripts once the page is shown: when it has loaded, after two seconds, or when someone begins to use it, whichever
 * comes first. Later, the template is empty.
 */
const START = `(() => {
  const { content } = document.getElementById('${LATER}')
  const start = () => document.head.append(content)
  for (const use of ['pointerdown', 'keydown', 'wheel', 'focusin'])
    addEventListener(use, start, { once: true, capture: true, passive: true })
  addEventListener('load', () => setTimeout(start))
  setTimeout(start, 2000)
})()`

type Tag = ReactElement<{
  children?: ReactNode
  href?: string
  nonce?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

/**
 * The scripts of the page. They wait in a template until its text, fonts and pictures are there: pages work without them, and
 * on a slow line they would take from these.
 */
export function Scripts(): ReactNode {
  // Called as a hook: the tags are only in what the component returns, and it takes no properties for them.
  const tags = tagsIn(useScripts({}))
  const [context, modules] = tags.filter(({ type }) => type === 'script')
  if (context === undefined || modules === undefined) return null
  const { nonce, dangerouslySetInnerHTML: { __html: code } = { __html: '' } } = modules.props
  const preloads = tags.flatMap(({ props: { href } }) =>
    href === undefined ? [] : [preload(href)],
  )
  const script = `<script type="module" nonce="${nonce ?? ''}">${code}</script>`
  return (
    <>
      {context}
      <template
        id={LATER}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: preloads.join('') + script }}
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START }} />
    </>
  )
}

/** All links and scripts in what a component returned. */
function tagsIn(node: ReactNode): Tag[] {
  return Children.toArray(node).flatMap((one) => {
    if (!isValidElement(one)) return []
    const tag = one as Tag
    return typeof tag.type === 'string' ? [tag] : tagsIn(tag.props.children)
  })
}

/** The address is that of a built file, which needs no escaping. */
function preload(href: string): string {
  return `<link rel="modulepreload" href="${href}" fetchpriority="low">`
}
