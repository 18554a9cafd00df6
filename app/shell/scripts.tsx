import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts as useScripts } from 'react-router'

/**
 * The scripts of the page. Its preloads start early but with low priority: the text, the style sheet and the fonts come first,
 * since pages work without their scripts.
 */
export function Scripts(): ReactNode {
  // Called as a hook: the links are only in what the component returns, and it takes no properties for them.
  const { props } = useScripts({}) ?? <></>
  return Children.map((props as { children?: ReactNode }).children, (child) =>
    isPreload(child) ? cloneElement(child, { fetchPriority: 'low' }) : child,
  )
}

function isPreload(child: ReactNode): child is ReactElement<{ fetchPriority?: 'low' }> {
  return isValidElement(child) && child.type === 'link'
}
