import { useEffect } from 'react'

const COOKIE = 'zone'

/** Tells the server in a cookie, until the browser is closed, in which time zone the reader is. Shows nothing. */
export function RememberZone() {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const cookie = `${COOKIE}=${encodeURIComponent(timeZone)}`
    if (document.cookie.split('; ').includes(cookie)) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`
  }, [])
  return null
}
