import { useEffect, useRef } from 'react'
import type { Flash } from '#app/request/flash.ts'
import { showToast } from '#app/ui/show-toast.ts'

/** Shows the previous page's message as a toast, each message only once. */
export function FlashToast({ flash }: { flash: Flash | null }) {
  const shown = useRef<string>(null)
  useEffect(() => {
    if (!flash || shown.current === flash.id) return
    shown.current = flash.id
    const { tone, title, text } = flash
    const words = title ? { title, description: text } : { title: text }
    showToast({ ...words, destructive: tone === 'destructive' })
  }, [flash])
  return null
}
