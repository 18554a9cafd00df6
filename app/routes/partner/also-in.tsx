import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { Language } from '#platform/text/language.ts'

/**
 * The part of an editor for the same texts in another language: closed until one of them is written or refused. Beside the texts
 * themselves in a grid with `lg:has-[details[open]:not([hidden])]:grid-cols-2`.
 */
export function AlsoIn({
  language,
  hidden,
  fields,
  children,
}: {
  language: Language
  /** The texts themselves are in this language. */
  hidden: boolean
  fields: readonly { defaultValue: string; error?: string | undefined }[]
  children: ReactNode
}) {
  return (
    <details
      hidden={hidden}
      open={fields.some(({ defaultValue, error }) => defaultValue !== '' || error !== undefined)}
      className="group/also min-w-0 rounded-field border border-line bg-paper"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-2 font-medium hover:text-primary">
        {m.posts_also_in({ language: format.languageName(language) })}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open/also:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 px-4 pb-4">
        <p className="text-sm text-muted">{m.posts_also_in_help()}</p>
        {children}
      </div>
    </details>
  )
}
