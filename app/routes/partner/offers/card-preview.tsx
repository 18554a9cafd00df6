import type { ReactNode } from 'react'

/** Previews the card as lists show it. It is not interactive, because its page may not be public. */
export function OfferPreview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className="w-full max-w-80 xl:sticky xl:top-20">
      <p className="text-sm font-medium">{label}</p>
      <div inert className="mt-3">
        {children}
      </div>
    </aside>
  )
}
