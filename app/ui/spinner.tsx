import { LoaderCircle } from 'lucide-react'
import { cn } from './class-names.ts'

/** A spinner, hidden from screen readers: show text with it that says what is happening. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden className={cn('size-5 animate-spin', className)} />
}
