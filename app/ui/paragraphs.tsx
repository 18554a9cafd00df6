import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

/** Plain user text: blank lines separate paragraphs, single line breaks are kept, web addresses become links. */
export function Paragraphs({
  text,
  className,
  lang,
}: {
  text: string
  className?: string | undefined
  /** If it is not that of the page. */
  lang?: string | undefined
}) {
  const paragraphs = text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return (
    <div lang={lang} className={cn('grid gap-4 wrap-anywhere', className)}>
      {paragraphs.map((paragraph, at) => (
        <p key={at} dir="auto" className="text-start whitespace-pre-line">
          {withLinks(paragraph)}
        </p>
      ))}
    </div>
  )
}

/** A URL ends before punctuation that more likely belongs to the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]}])/i

function withLinks(text: string): ReactNode[] {
  return text.split(ADDRESS).map((part, at) => {
    if (at % 2 === 0 || !URL.canParse(part)) return part
    return (
      // User content: no search engine credit, and no referrer for the target site.
      <a
        key={at}
        href={part}
        rel="nofollow ugc noopener noreferrer"
        dir="ltr"
        className="text-primary underline underline-offset-4"
      >
        {part}
      </a>
    )
  })
}
