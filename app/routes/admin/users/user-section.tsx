import type { ReactNode } from 'react'

/** A section of a user's page, with its heading. */
export function UserSection({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="mt-10 first:mt-0">
      <h2 id={id} className="mb-3 font-display text-subheading font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
