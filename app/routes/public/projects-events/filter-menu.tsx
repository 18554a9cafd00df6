import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { closeWhenDone } from '#app/ui/menu.tsx'
import { figure, type Choice, type Filter } from './choices.ts'

export type FilterMenuProps = {
  filter: Filter
  /** What is chosen in the other fields of the menu, if anything. */
  further?: string | null
  /** Whether it is part of a sheet at every width, where it opens in place. */
  isInSheet: boolean
  /** Further fields, above the choices and below them. */
  above?: ReactNode
  children?: ReactNode
}

/**
 * One filter: a field that opens its choices, without JavaScript too. On phones and in sheets they open in place, elsewhere below
 * the field.
 */
export function FilterMenu({
  filter,
  further = null,
  isInSheet,
  above,
  children,
}: FilterMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // In place it stays open, like any other part of the page.
    const isBelow = !isInSheet && matchMedia('(min-width: 48rem)').matches
    return isBelow && details.current ? closeWhenDone(details.current) : undefined
  }, [isInSheet])
  const { id, name, label, groups, isOne } = filter
  const shown = shownOf(filter, further)
  return (
    <div className="min-w-0">
      <p id={`filter-${id}`} className="mb-1 text-sm font-medium">
        {label}
      </p>
      <details ref={details} name="filters" className="group/filter relative">
        <summary
          aria-label={m.listing_menu({ filter: label, chosen: shown })}
          className={cn(inputVariants, 'flex list-none items-center gap-2 pe-3 select-none')}
        >
          <span className="min-w-0 flex-1 truncate">{shown}</span>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-muted transition-transform group-open/filter:rotate-180"
          />
        </summary>
        <div
          className={cn(
            'mt-2 rounded-card border border-line bg-surface p-3 text-ink',
            !isInSheet &&
              'md:absolute md:top-full md:z-30 md:max-h-[min(28rem,60vh)] md:w-max md:max-w-[min(22rem,calc(100vw-2rem))] md:min-w-full md:overflow-y-auto md:shadow-float',
            // The last one has the edge of the page beside it.
            !isInSheet && (id === 'time' ? 'md:end-0' : 'md:start-0'),
          )}
        >
          {above && <div className="mb-3 border-b border-line pb-3">{above}</div>}
          <div role="group" aria-labelledby={`filter-${id}`} className="grid gap-3">
            {groups.map((group) => (
              <div key={group.label ?? id}>
                {group.label && (
                  <p className="mb-0.5 text-sm font-medium text-muted">{group.label}</p>
                )}
                {group.choices.map((choice) => (
                  <Tick key={choice.word} {...{ name, isOne, choice }} />
                ))}
              </div>
            ))}
          </div>
          {children && <div className="mt-2 border-t border-line pt-3">{children}</div>}
        </div>
      </details>
    </div>
  )
}

function Tick({ name, isOne, choice }: { name: string; isOne: boolean; choice: Choice }) {
  const { word, label, count, isChosen } = choice
  return (
    <label className="flex min-h-9 items-center gap-2.5 py-1 pointer-coarse:min-h-11">
      <input
        type={isOne ? 'radio' : 'checkbox'}
        name={name}
        value={word}
        defaultChecked={isChosen}
        className={isOne ? 'size-4 shrink-0 accent-primary' : 'size-5 shrink-0 tick-box'}
      />
      <span className="flex-1">{label}</span>
      {count !== undefined && (
        <span className="text-sm text-muted tabular-nums">{figure(count)}</span>
      )}
    </label>
  )
}

/** What is chosen, in few words: the first, and how many more. */
function shownOf({ groups, all, isOne }: Filter, further: string | null): string {
  const chosen = groups.flatMap(({ choices }) => choices).filter(({ isChosen }) => isChosen)
  const labels = [...(further ? [further] : []), ...chosen.map(({ label }) => label)]
  const [first, ...more] = labels
  if (first === undefined) return all
  return isOne || more.length === 0
    ? first
    : m.listing_choices({ choice: first, more: more.length })
}
