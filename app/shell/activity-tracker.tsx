import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsOpen } from './use-is-open.ts'
import { useRootData } from './use-root-data.ts'
import { plainPath } from '#platform/text/language.ts'

/** Reports page views and followed links. Pages never wait for it or fail because of it. */
export function ActivityTracker() {
  const isOpen = useIsOpen('tracking')
  const isMember = useRootData()?.viewer != null
  const { pathname, search } = useLocation()
  const address = pathname + search
  const last = useRef<string | null>(null)

  useEffect(() => {
    if (!isOpen || last.current === address) return
    const from = last.current
    last.current = address
    later(async () => {
      const { trackAppLoaded, trackPageView } = await tracking()
      if (isMember) await trackAppLoaded(pathname)
      await trackPageView({ pathname, search, from, isMember })
    })
  }, [isOpen, isMember, address, pathname, search])

  useEffect(() => {
    if (!isOpen) return
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      const page = plainPath(location)
      if (link) later(async () => (await tracking()).trackLinkClick({ link, page, isMember }))
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [isOpen, isMember])
  return null
}

const tracking = () => import('./track-activity.ts')

/** Runs work when the browser is idle; errors only go to the console. */
function later(work: () => Promise<void>): void {
  setTimeout(() => {
    work().catch((error: unknown) => console.warn('Error tracking activity', error))
  })
}
