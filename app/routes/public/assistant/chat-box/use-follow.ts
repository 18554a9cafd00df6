import { useEffect, useRef, useState, type RefObject } from 'react'

/** Within this distance counts as being at the end. */
const NEAR_PX = 48

export type FollowState = {
  box: RefObject<HTMLDivElement | null>
  /** Whether there is more below the view, or something new that arrived after the user scrolled away. */
  below: 'nothing' | 'more' | 'new'
  toEnd(): void
}

/**
 * Keeps the newest messages in view while the user is at the end, until the last question reaches the top, since an
 * answer is read from its start. Does not scroll if the user scrolled back. `asked` is the number of questions; each
 * new one scrolls to the end.
 */
export function useFollow(asked: number): FollowState {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef<'question' | 'end' | null>('question')
  const own = useRef(0)
  const [below, setBelow] = useState<FollowState['below']>('nothing')

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
      // The box itself may have shrunk, too.
      const before = height
      height = element.scrollHeight
      look(height > before)
    }
    // Our own scrolling is reported late, after new content, and would look like the user leaving the end.
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

/** Scrolls immediately and returns the position reached. */
function scroll(element: HTMLElement, top: number): number {
  element.scrollTop = top
  return element.scrollTop
}

/** The top of the last question with a small margin; 0 if there is none. */
function questionTop(element: HTMLElement): number {
  const question = [...element.querySelectorAll<HTMLElement>('[data-role=user]')].at(-1)
  return question ? question.offsetTop - 12 : 0
}
