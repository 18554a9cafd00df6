import { useEffect, useRef, useState, type RefObject } from 'react'

/** Nearer than this to the end counts as being there. */
const NEAR_PX = 48

export type Follow = {
  box: RefObject<HTMLDivElement | null>
  /** There is more below what is in view, or even something that came after the person had scrolled away from there. */
  below: 'nothing' | 'more' | 'new'
  toEnd(): void
}

/**
 * Follows what is said, as long as the person is at the end: up to where the question in `last` reaches the top, since an
 * answer is read from its beginning. Whoever has scrolled back stays there. `asked` is how often something was asked:
 * with each, it goes to the end.
 */
export function useFollow(asked: number): Follow {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef<'question' | 'end' | null>('question')
  const own = useRef(0)
  const [below, setBelow] = useState<Follow['below']>('nothing')

  useEffect(() => {
    const element = box.current
    const content = element?.firstElementChild
    if (!element || !content) return
    let height = element.scrollHeight
    const look = (hasGrown: boolean) => {
      const toEnd = element.scrollHeight - element.clientHeight - element.scrollTop
      const toQuestion = questionTop(element) - element.scrollTop
      if (toEnd < NEAR_PX && toQuestion < -NEAR_PX) follows.current = 'end'
      else if (toEnd < NEAR_PX || Math.abs(toQuestion) < NEAR_PX) follows.current = 'question'
      else follows.current = null
      setBelow((before) => {
        if (toEnd < NEAR_PX) return 'nothing'
        return before === 'new' || (hasGrown && !follows.current) ? 'new' : 'more'
      })
    }
    const grow = () => {
      if (follows.current === 'end') own.current = scroll(element, element.scrollHeight)
      else if (follows.current === 'question') own.current = scroll(element, questionTop(element))
      // The box itself may have become smaller, too.
      const before = height
      height = element.scrollHeight
      look(height > before)
    }
    // What we did ourselves is told only after more was said, and would look as if the person had left the end.
    const scrolled = () => {
      if (element.scrollTop !== own.current) look(false)
    }
    const watch = new ResizeObserver(grow)
    watch.observe(content)
    watch.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }, [])

  useEffect(() => {
    const element = box.current
    if (!element || asked === 0) return
    follows.current = 'question'
    own.current = scroll(element, questionTop(element))
  }, [asked])

  return {
    box,
    below,
    toEnd() {
      box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' })
    },
  }
}

/** Scrolls at once, and tells how far that was possible. */
function scroll(element: HTMLElement, top: number): number {
  element.scrollTop = top
  return element.scrollTop
}

/** Where the last question begins, with some air above it; the beginning where nothing was asked. */
function questionTop(element: HTMLElement): number {
  const question = [...element.querySelectorAll<HTMLElement>('[data-role=user]')].at(-1)
  return question ? question.offsetTop - 12 : 0
}
