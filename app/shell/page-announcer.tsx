import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isSamePage } from './is-same-page.ts'

/**
 * What a browser does by itself when it loads a document. The title of a page reached without loading one is read out.
 * A form whose answer is another page leaves the reader at the top of it, the keyboard at its heading, although the
 * form asked to stay where it was: that is for when it is refused.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation()
  const { state, formMethod } = useNavigation()
  const last = useRef(pathname)
  const isSent = useRef(false)
  const [title, setTitle] = useState('')
  useEffect(() => {
    // The navigation has ended by the time its page is shown.
    if (state !== 'idle') isSent.current = formMethod !== undefined && formMethod !== 'GET'
  }, [state, formMethod])
  useEffect(() => {
    if (last.current === pathname) return
    const before = last.current
    last.current = pathname
    setTitle(document.title)
    const isAnswer = isSent.current && hash === '' && !isSamePage(before, pathname)
    isSent.current = false
    if (isAnswer) startAtTop()
  }, [pathname, hash])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function startAtTop() {
  // A dialog that came with the page has the keyboard already.
  if (document.querySelector('[role=dialog]')) return
  window.scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
