import { useId, type ReactNode } from 'react'

/** A section of the account page, with an anchor. */
export function AccountSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-24 py-10">
      <h2 id={heading} className="font-display text-subheading font-bold">
        {title}
      </h2>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      {children}
    </section>
  )
}
