import { LoaderCircle } from 'lucide-react'
import { cn } from './class-names.ts'

/** A turning mark, silent by itself: whoever shows it also says in words what is going on. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden className={cn('size-5 animate-spin', className)} />
}
