import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isSamePage } from './is-same-page.ts'

/**
 * Does what browsers do when they load a document. Announces the title of a page reached by client-side navigation.
 * When a form leads to another page, scrolls to its top and focuses its heading, although the form preserved the scroll
 * position: that is for refused forms.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation()
  const { state, formMethod } = useNavigation()
  const last = useRef(pathname)
  const isSent = useRef(false)
  const [title, setTitle] = useState('')
  useEffect(() => {
    // The navigation has ended by the time its page is rendered.
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
  // A dialog rendered with the page already has focus.
  if (document.querySelector('[role=dialog]')) return
  window.scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
