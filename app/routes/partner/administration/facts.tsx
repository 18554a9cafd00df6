import type { ReactNode } from 'react'

/** Arranges facts in columns as space allows. */
export function ProfileFacts({ children }: { children: ReactNode }) {
  return <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">{children}</dl>
}

/** A labeled fact; its text direction follows its content. */
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

/** Links to an external page without sending a referrer; the scheme is not shown. */
export function WebLink({ to }: { to: string }) {
  return (
    <a
      href={to}
      rel="noreferrer nofollow"
      dir="ltr"
      className="block w-fit max-w-full text-primary underline underline-offset-4"
    >
      {to.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  )
}
