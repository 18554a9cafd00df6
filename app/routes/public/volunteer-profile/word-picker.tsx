import { Check, CircleAlert, Plus } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { splitWords, tidyWords } from '#domain/assistant/tidy-words.ts'
import { wordLabel } from '#domain/assistant/suggestions.ts'
import { WORD_MAX } from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'

export type WordPickerProps = {
  name: 'interests' | 'skills' | 'tags'
  legend: string
  help: string
  /** The label of the field for custom words. */
  own: string
  suggestions: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

/**
 * Words to choose from, and a field for custom ones. Each word is a checkbox, so that a form without scripts sends
 * the same data; an unchecked word stays visible.
 */
export function WordPicker(props: WordPickerProps) {
  const { name, legend, help, own, suggestions, chosen, onChange, error } = props
  const [seen, setSeen] = useState<readonly string[]>([])
  const words = tidyAll([...suggestions, ...chosen, ...seen])
  const note = `${name}-note`
  const add = (typed: string) => {
    const added = tidyWords(splitWords(typed))
    const known = added.map(
      (word) => words.find((one) => isSame(one, word) || isSame(wordLabel(one), word)) ?? word,
    )
    onChange(tidyAll([...chosen, ...known]))
  }
  return (
    <fieldset aria-describedby={note} className="min-w-0">
      <legend className="font-medium">{legend}</legend>
      <div id={note}>
        <p className="mt-0.5 text-sm text-muted">{help}</p>
        {error && (
          <p className="mt-1 flex gap-1.5 text-sm font-medium text-donate">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Chip
              name={name}
              word={word}
              isChosen={chosen.some((one) => isSame(one, word))}
              onToggle={(isChosen) => {
                setSeen(tidyAll([...seen, ...chosen]))
                onChange(isChosen ? [...chosen, word] : chosen.filter((one) => !isSame(one, word)))
              }}
            />
          </li>
        ))}
      </ul>
      <OwnWords name={name} label={own} onAdd={add} isWrong={Boolean(error)} />
    </fieldset>
  )
}

function Chip({
  name,
  word,
  isChosen,
  onToggle,
}: {
  name: string
  word: string
  isChosen: boolean
  onToggle: (isChosen: boolean) => void
}) {
  return (
    <label className="relative flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-[1.125rem] border border-field bg-surface py-1 ps-2.5 pe-3.5 text-sm transition-colors wrap-anywhere select-none hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-checked:font-medium has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary pointer-coarse:min-h-11">
      <input
        type="checkbox"
        name={name}
        value={word}
        checked={isChosen}
        onChange={(event) => onToggle(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Check aria-hidden className="hidden size-4 shrink-0 peer-checked:block" />
      <Plus aria-hidden className="size-4 shrink-0 text-muted peer-checked:hidden" />
      <bdi className="min-w-0">{wordLabel(word)}</bdi>
    </label>
  )
}

/** Enter adds the typed word without submitting; without scripts the field is submitted with the form. */
function OwnWords({
  name,
  label,
  onAdd,
  isWrong,
}: {
  name: string
  label: string
  onAdd: (typed: string) => void
  isWrong: boolean
}) {
  const alive = useHydrated()
  const box = useRef<HTMLInputElement>(null)
  const add = () => {
    const { current } = box
    if (!current?.value.trim()) return
    onAdd(current.value)
    current.value = ''
    current.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="mt-3 flex gap-2">
      <label htmlFor={name} className="sr-only">
        {label}
      </label>
      <input
        ref={box}
        id={name}
        name={`${name}-own`}
        dir="auto"
        autoComplete="off"
        placeholder={label}
        aria-invalid={isWrong || undefined}
        // Without scripts, the field holds several words separated by commas.
        maxLength={alive ? WORD_MAX : undefined}
        onKeyDown={onKeyDown}
        enterKeyHint="done"
        className={cn(inputVariants)}
      />
      {alive && (
        <Button
          type="button"
          variant="secondary"
          onClick={add}
          aria-label={`${m.volunteerprofile_add()}: ${label}`}
        >
          {m.volunteerprofile_add()}
        </Button>
      )}
    </div>
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Removes duplicates; the server enforces the limit. */
function tidyAll(words: readonly string[]): string[] {
  return words.filter((word, at) => words.findIndex((one) => isSame(one, word)) === at)
}
