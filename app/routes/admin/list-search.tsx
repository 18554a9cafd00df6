import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'

/** A search of a list by words, as a plain form; what else the address says comes along. */
export function ListSearch({
  q,
  words,
  keep,
  clearTo,
}: {
  q: string
  words: { label: string; submit: string; clear: string }
  keep: Record<string, string | null>
  clearTo: string
}) {
  return (
    <Form role="search" className="flex gap-2">
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        // Another search shown is another box, so that going back fills in what was looked for.
        key={q}
        type="search"
        name="q"
        dir="auto"
        maxLength={200}
        defaultValue={q}
        aria-label={words.label}
        placeholder={words.label}
        className={cn(inputVariants, 'min-w-0 flex-1 lg:w-56')}
      />
      <Button type="submit" variant="secondary" aria-label={words.submit}>
        <Search aria-hidden />
        <span className="max-sm:hidden">{words.submit}</span>
      </Button>
      {q && (
        <Button asChild variant="quiet">
          <Link to={clearTo}>{words.clear}</Link>
        </Button>
      )}
    </Form>
  )
}
