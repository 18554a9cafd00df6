import type { ReactNode } from 'react'

/** Facts side by side, as far as there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">{children}</dl>
}

/** One fact under its name; its direction follows what it says. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/** A page of somebody else's, without its scheme, opened without telling where one came from. */
export function WebLink({ to }: { to: string }) {
  return (
    <a
      href={to}
      rel="noreferrer nofollow"
      dir="ltr"
      className="block text-primary underline underline-offset-4"
    >
      {to.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  )
}
