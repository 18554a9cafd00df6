import { EmptyState } from '#app/ui/empty-state.tsx'
import { showcase } from './content.ts'

/** Those who are ambassadors. Nobody is yet, and that is said. */
export function Showcase() {
  return (
    <EmptyState title={showcase.title} region="galilee" time="dawn">
      {showcase.text}
    </EmptyState>
  )
}
