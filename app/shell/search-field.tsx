import { useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import type { Suggestions } from './suggestions.tsx'

/** A field that searches projects and events, and suggests some while someone types. Fetches that part when it has the focus. */
export function SearchField({ className, ...input }: ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null)
  const [Suggest, setSuggest] = useState<ComponentType<ComponentProps<typeof Suggestions>> | null>(
    null,
  )
  const prepare = async () => {
    if (Suggest) return
    const part = await import('./suggestions.tsx')
    setSuggest(() => part.Suggestions)
  }
  return (
    <span className="relative block min-w-0 flex-1">
      <input
        {...input}
        ref={field}
        type="search"
        name="q"
        maxLength={200}
        dir="auto"
        enterKeyHint="search"
        onFocus={() => void prepare()}
        className={cn(inputVariants, className)}
      />
      {Suggest && <Suggest field={field} />}
    </span>
  )
}
