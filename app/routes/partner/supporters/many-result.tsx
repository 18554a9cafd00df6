import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import type { Many } from './answer-many.server.ts'

/** What became of an answer to many that not all of them could have. */
export function ManyResult({ many }: { many: Many }) {
  const { answered, failed, message } = many
  if (message) {
    return (
      <Banner tone="danger" className="mt-6">
        {message}
      </Banner>
    )
  }
  if (failed.length === 0) return null
  return (
    <Banner tone="warning" title={answered ?? undefined} className="mt-6">
      <p>{m.supporting_many_failed({ count: failed.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {failed.map(({ id, name, message: why }) => (
          <li key={id} dir="auto" className="wrap-anywhere">
            {m.supporting_many_failure({ name, message: why })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
