/** The attribute of elements whose contrast is to be calculated. */
export const NEW_COLORS = 'data-new-colors'

/**
 * Runs in the page: marks the texts and fields that look different from all marked before in the same document, and from one
 * another. Contrast depends only on what is compared here: color, size and weight of the text, the backgrounds and opacities it is on,
 * and for what may lie over something else the place in the page. Of a page behind a dialog nothing is marked. Returns how many it has
 * marked.
 */
export function markNewColors(attribute: string): number {
  const window = globalThis as unknown as { marked?: Set<string> }
  const marked = (window.marked ??= new Set())
  const scheme = String(matchMedia('(prefers-color-scheme: dark)').matches)
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute)

  type Ground = { looks: string; place: string; isDisabled: boolean }
  const root = document.querySelector('[role=dialog]') ?? document.body
  mark(root, groundOf(root.parentElement ?? root, { looks: '', place: '', isDisabled: false }))
  return document.querySelectorAll(`[${attribute}]`).length

  function mark(element: Element, below: Ground): void {
    const style = getComputedStyle(element)
    const isShown =
      style.display === 'contents' || element.checkVisibility({ visibilityProperty: true })
    if (!isShown) return
    const own = groundOf(element, below)
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = style
    // A link is also compared with the text around it.
    const around = element.tagName === 'A' ? getComputedStyle(element.parentElement!).color : ''
    const text = [color, fontSize, fontWeight, textShadow, textDecorationLine, around]
    const looks = [scheme, own.looks, own.place, own.isDisabled, ...text].join(' ')
    if (hasText(element) && !marked.has(looks)) {
      marked.add(looks)
      element.setAttribute(attribute, '')
    }
    for (const child of element.children) mark(child, own)
  }

  function groundOf(element: Element, { looks, place, isDisabled }: Ground): Ground {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ')
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal'
    const mayCover = position === 'absolute' || position === 'fixed' || position === 'sticky'
    const tag = `${element.tagName} ${element.getAttribute('class') ?? ''}`
    return {
      looks: isPlain ? looks : `${looks} ${own}`,
      place: mayCover || place !== '' ? `${place} > ${tag}` : '',
      // Axe ignores what is disabled, and its label.
      isDisabled:
        isDisabled ||
        element.matches(':disabled, [aria-disabled=true]') ||
        (element instanceof HTMLLabelElement && (element.control?.matches(':disabled') ?? false)),
    }
  }

  function hasText(element: Element): boolean {
    if (element.matches('input, textarea, select')) return true
    return [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    )
  }
}
