import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import type { ManyResult } from './many.ts'
import { Sentence } from '#app/ui/sentence.tsx'

/** What became of many when not all succeeded: how many did, and why the others were refused. */
export function ManyOutcome({
  many,
  className,
}: {
  many: ManyResult | undefined
  className: string
}) {
  if (many?.message) {
    return (
      <Banner tone="danger" className={className}>
        {many.message}
      </Banner>
    )
  }
  if (!many || many.failed.length === 0) return null
  return (
    <Banner tone="warning" title={many.done ?? undefined} className={className}>
      <p>{m.many_failed({ count: many.failed.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {many.failed.map(({ id, name, message }) => (
          <li key={id} dir="auto" className="wrap-anywhere">
            <Sentence>{m.many_failure({ name, message })}</Sentence>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
