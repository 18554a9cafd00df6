import { useEffect } from 'react'
import { m } from '#messages'
import { showToast } from '#app/ui/show-toast.ts'

/** Email of the user this window has welcomed since it was loaded. */
let welcomed: string | null = null

/** Welcomes the user on their first visit to the dashboard after the site was loaded, not on later navigations to it. */
export function useWelcome(email: string): void {
  useEffect(() => {
    if (welcomed === email) return
    welcomed = email
    showToast({ title: m.campaigns_welcome({ email }) })
  }, [email])
}
