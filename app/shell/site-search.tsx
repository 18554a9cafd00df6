import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { SearchField } from './search-field.tsx'

const BOX = 'site-search'

/** Opens the search above the header. Of several on a page only one is shown, depending on the width. */
export function SearchButton({ className }: { className?: string }) {
  return (
    <IconButton label={m.shell_search()} popoverTarget={BOX} className={className}>
      <Search aria-hidden />
    </IconButton>
  )
}

/** The search above the header. A native popover, so it works without JavaScript. */
export function SiteSearch() {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // Close it when it has led to the results.
    if (key && box.current?.matches(':popover-open')) box.current.hidePopover()
  }, [key])
  return (
    <div
      ref={box}
      id={BOX}
      popover="auto"
      onToggle={({ newState }) => {
        if (newState === 'open') box.current?.querySelector('input')?.focus()
      }}
      className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none overflow-visible border-b border-line bg-paper px-gutter py-4 text-ink shadow-float"
    >
      <SearchForm className="mx-auto max-w-text" onEscape={() => box.current?.hidePopover()} />
    </div>
  )
}

/** Searches all projects and events by place, cause or word. */
export function SearchForm({
  className,
  onEscape,
}: {
  className?: string
  /** Called for Escape, which otherwise only empties the field; not for the one that closes the suggestions. */
  onEscape?: () => void
}) {
  return (
    <Form
      action="/projects-events"
      role="search"
      onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
      className={cn('flex gap-2', className)}
    >
      <SearchField aria-label={m.listing_search_label()} placeholder={m.shell_search_hint()} />
      <Button>{m.listing_search()}</Button>
    </Form>
  )
}
