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
  /** What stays as it is, from the address. */
  kept: URLSearchParams
}

/** A field for words, sent as an address, also without scripts. */
export function SearchForm({ action, q, label, hint, button, kept }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(q)
  // A chip, a link or the way back changes what is asked. Until then the field is left alone: somebody may have typed
  // before the page came alive.
  useEffect(() => {
    if (shown.current === q) return
    shown.current = q
    if (field.current) field.current.value = q
  }, [q])
  return (
    <Form
      action={action}
      role="search"
      // No browser puts back what was typed for another address.
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
