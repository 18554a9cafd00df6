import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { showToast } from '#app/ui/show-toast.ts'
import { plainText } from './read-markup.ts'

/** Copies an answer as plain words, its links as whole addresses. */
export function CopyAnswer({ text }: { text: string }) {
  const alive = useHydrated()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const later = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(later)
  }, [isCopied])
  if (!alive) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainText(text, location.origin))
      setCopied(true)
    } catch {
      showToast({ title: m.chat_copy_failed(), destructive: true })
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-field px-2 text-xs font-medium text-muted transition-colors hover:bg-primary-tint hover:text-primary pointer-coarse:min-h-11 [&_svg]:size-3.5"
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? m.chat_copied() : m.chat_copy()}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? m.chat_copied() : ''}
      </span>
    </>
  )
}
