import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Links a section of the home page to its full page. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="group/more inline-flex min-h-9 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {children}
      <ArrowRight
        aria-hidden
        className="size-4.5 transition-transform group-hover/more:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover/more:-translate-x-0.5"
      />
    </Link>
  )
}
