import { kindsOffered } from '#domain/support/support.ts'
import { KindTag } from '#app/ui/kind-tag.tsx'

/** The ways to help an item, as tags. */
export function KindTags({
  item,
  className,
}: {
  item: Parameters<typeof kindsOffered>[0]
  className: string
}) {
  const kinds = kindsOffered(item)
  if (kinds.length === 0) return null
  return (
    <ul className={className}>
      {kinds.map((kind) => (
        <li key={kind}>
          <KindTag kind={kind} />
        </li>
      ))}
    </ul>
  )
}
