import { useEffect } from 'react'

const COOKIE = 'zone'

/** Stores the browser's time zone in a session cookie for the server. Renders nothing. */
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
