import { useRef } from 'react'
import { m } from '#messages'
import { CopyButton } from './copy-button.tsx'

/** Copies a link that is not shown; where the browser does not let it, it is shown and selected. Without scripts, nothing. */
export function CopyLink({ address }: { address: string }) {
  const box = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={box}
        readOnly
        tabIndex={-1}
        dir="ltr"
        value={address}
        aria-label={m.credit_share_link()}
        className="sr-only focus:not-sr-only focus:h-11 focus:w-72 focus:rounded-field focus:border focus:border-field focus:bg-surface focus:px-3"
      />
      <CopyButton of={box}>{m.credit_share_copy()}</CopyButton>
    </>
  )
}
