import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/show-toast.ts'

type Box = HTMLInputElement | HTMLTextAreaElement

/**
 * Copies the content of a field and confirms it; if the browser does not allow it, selects the field so the user can
 * copy.
 */
export function CopyButton({ of, children }: { of: RefObject<Box | null>; children: string }) {
  const alive = useHydrated()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const later = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(later)
  }, [isCopied])
  if (!alive) return null
  const copy = async () => {
    const box = of.current
    if (!box) return
    try {
      await navigator.clipboard.writeText(box.value)
      setCopied(true)
    } catch {
      box.focus()
      box.select()
      showToast({ title: m.credit_share_failed() })
    }
  }
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? m.forms_copied() : children}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? m.forms_copied() : ''}
      </span>
    </>
  )
}
