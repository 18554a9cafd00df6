import { useEffect } from 'react'
import { m } from '#messages'
import { showToast } from '#app/ui/show-toast.ts'

/** Whom this window has welcomed since it was loaded. */
let welcomed: string | null = null

/** Welcomes whoever comes to the dashboard, once for each time the site is opened: not on every way back to it. */
export function useWelcome(email: string): void {
  useEffect(() => {
    if (welcomed === email) return
    welcomed = email
    showToast({ title: m.campaigns_welcome({ email }) })
  }, [email])
}
