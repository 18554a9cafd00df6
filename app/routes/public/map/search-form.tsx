import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'

export type SearchFormProps = {
  action: string
  q: string
  label: string
  hint: string
  button: string
  /** Query parameters to keep. */
  kept: URLSearchParams
}

/** A search field, submitted as a query even without scripts. */
export function SearchBar({ action, q, label, hint, button, kept }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(q)
  // Sync the field when a link or the back button changes the query, but not on mount: the user may have typed before
  // hydration.
  useEffect(() => {
    if (shown.current === q) return
    shown.current = q
    if (field.current) field.current.value = q
  }, [q])
  return (
    <Form
      action={action}
      role="search"
      // Browsers must not restore the text typed for another URL.
      autoComplete="off"
      preventScrollReset
      className="flex w-full gap-2"
    >
      {[...kept].map(
        ([name, value]) =>
          name !== 'q' && (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ),
      )}
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">{label}</span>
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
        />
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={q}
          placeholder={hint}
          maxLength={200}
          dir="auto"
          enterKeyHint="search"
          className={cn(inputVariants, 'ps-11')}
        />
      </label>
      <Button className="max-sm:sr-only">{button}</Button>
    </Form>
  )
}
