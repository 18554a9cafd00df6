import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { boxLook } from '#app/ui/field-look.ts'

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
  // The browser keeps what was typed; a chip, a link or the way back changes what is asked all the same.
  useEffect(() => {
    if (field.current) field.current.value = q
  }, [q])
  return (
    <Form action={action} role="search" preventScrollReset className="flex w-full gap-2">
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
          className={cn(boxLook, 'ps-11')}
        />
      </label>
      <Button className="max-sm:sr-only">{button}</Button>
    </Form>
  )
}
