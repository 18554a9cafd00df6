import type { ReactNode } from 'react'

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 font-display text-subheading font-bold">{name}</h2>
      {children}
    </section>
  )
}

/** Examples side by side, wrapping. */
export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-3">{children}</div>
}
