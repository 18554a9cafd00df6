import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { WayToHelp } from './content.ts'

/** The links of a way to help: the first as a button, the second as a plain link. */
export function WayLinks({ links }: Pick<WayToHelp, 'links'>) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      {links.map(({ to, words }, at) =>
        at === 0 ? (
          <Button key={to} asChild>
            <Link to={to}>
              {words()}
              <ArrowRight aria-hidden className="rtl:-scale-x-100" />
            </Link>
          </Button>
        ) : (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
          >
            {words()}
          </Link>
        ),
      )}
    </div>
  )
}
