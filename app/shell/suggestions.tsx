import { useEffect, useId, useState, type RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { localized } from '#platform/text/language.ts'

export type SearchSuggestion = {
  label: string
  lang?: string | undefined
  note?: string
  to: string
}
export type SuggestionGroup = { label: string; options: SearchSuggestion[] }

/** How long typing must pause, in milliseconds. */
const PAUSE = 180
const LETTERS_LEAST = 2

/**
 * What a search field suggests while someone types: a list box below it, as the ARIA pattern for a combobox with a list describes.
 * Enter without a choice searches as before.
 */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate()
  const id = useId()
  const [groups, setGroups] = useState<SuggestionGroup[]>([])
  const [active, setActive] = useState(-1)
  const options = groups.flatMap((group) => group.options)
  const isOpen = options.length > 0
  const optionId = (at: number) => `${id}-${at}`
  const close = () => {
    setGroups([])
    setActive(-1)
  }
  const open = (option: SearchSuggestion | undefined) => {
    if (!option) return
    close()
    void navigate(option.to)
  }

  useEffect(() => {
    const input = field.current
    return input ? watch(input, setGroups, setActive) : undefined
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : null,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : null,
    }
    for (const [name, value] of Object.entries(said)) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  }, [field, id, isOpen, active])

  useEffect(() => {
    const input = field.current
    if (!input || !isOpen) return
    const press = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) {
        event.preventDefault()
        // One more than there are options: the field itself.
        setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
      } else if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        close()
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault()
        open(options[active])
      }
    }
    input.addEventListener('keydown', press)
    return () => input.removeEventListener('keydown', press)
  })

  if (!isOpen) return null
  let at = 0
  return (
    <div
      id={id}
      role="listbox"
      aria-label={m.shell_suggestions()}
      className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(26rem,60vh)] min-w-[min(17.5rem,80vw)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-start text-ink shadow-float"
    >
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
            {group.label}
          </p>
          {group.options.map((option) => {
            const number = at++
            return (
              <Link
                key={option.to}
                to={option.to}
                id={optionId(number)}
                role="option"
                tabIndex={-1}
                aria-selected={number === active}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={close}
                className={cn(
                  'flex min-h-10 items-center gap-3 rounded-field px-3 py-1.5 pointer-coarse:min-h-11',
                  number === active ? 'bg-primary-tint text-primary' : 'hover:bg-sand',
                )}
              >
                <span className="min-w-0 flex-1 truncate">
                  <bdi lang={option.lang}>{option.label}</bdi>
                </span>
                {option.note && <span className="text-sm text-muted">{option.note}</span>}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** Fetches what to suggest when typing pauses, until it is stopped; the newest answer counts. */
function watch(
  input: HTMLInputElement,
  show: (groups: SuggestionGroup[]) => void,
  choose: (at: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  const stopAsking = () => {
    clearTimeout(timer)
    asking.abort()
    asking = new AbortController()
  }
  const hide = () => {
    stopAsking()
    show([])
    choose(-1)
  }
  const ask = async (q: string, signal: AbortSignal) => {
    try {
      const response = await fetch(localized(`/api/suggestions.json?q=${encodeURIComponent(q)}`), {
        signal,
      })
      const groups = response.ok ? ((await response.json()) as SuggestionGroup[]) : []
      if (!signal.aborted) show(groups)
    } catch {
      // Without suggestions the search works as before.
    }
    choose(-1)
  }
  const type = () => {
    stopAsking()
    const q = input.value.trim()
    if (q.length < LETTERS_LEAST) return hide()
    const { signal } = asking
    timer = setTimeout(() => void ask(q, signal), PAUSE)
  }
  input.addEventListener('input', type)
  input.addEventListener('blur', hide)
  input.form?.addEventListener('submit', hide)
  if (document.activeElement === input) type()
  return () => {
    stopAsking()
    input.removeEventListener('input', type)
    input.removeEventListener('blur', hide)
    input.form?.removeEventListener('submit', hide)
  }
}
