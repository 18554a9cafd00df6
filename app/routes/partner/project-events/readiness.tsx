import { CircleCheck, CircleDashed, Lightbulb } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { adviceOf } from '#domain/project-events/advice.ts'
import { checkDraft } from '#domain/project-events/check-draft.ts'
import { problemInputs } from '#domain/project-events/fields.ts'
import { draftOf, picturesOf, type EditorState, type Typed } from './editor-state.tsx'

export type Checked = {
  /** ISO string; the server's time, which decides what is past. */
  now: string
  wasApproved: boolean
}

/** What a post lacks before it can be submitted, and what would make it better. Follows what is typed. */
export function Readiness({
  type,
  values,
  checked,
}: Pick<EditorState, 'type'> & { values: Typed; checked: Checked }) {
  const draft = draftOf(type, values)
  const problems = checkDraft(draft, { ...checked, now: new Date(checked.now) })
  const missing = problemInputs().flatMap((field) => {
    const text = problems[field]
    return text ? [{ field, text }] : []
  })
  const advice = adviceOf(draft, picturesOf(values) ?? [])
  const isReady = missing.length === 0
  return (
    <aside
      aria-labelledby="readiness"
      className="rounded-card border border-line bg-surface p-5 xl:sticky xl:top-20"
    >
      <h2 id="readiness" className="font-display text-subheading font-bold">
        {m.posts_ready_title()}
      </h2>
      {isReady ? (
        <p className="mt-2 flex gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-volunteer" />
          {m.posts_ready_all()}
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">{m.posts_ready_missing()}</p>
          <List of={missing} icon={<CircleDashed aria-hidden className="text-donate" />} />
        </>
      )}
      {advice.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-4 text-sm font-medium">
            {m.posts_ready_better()}
          </h3>
          <List of={advice} icon={<Lightbulb aria-hidden className="text-gold" />} />
        </>
      )}
      <Button
        type="submit"
        name="intent"
        value="preview"
        variant="secondary"
        className="mt-4 w-full sm:hidden"
      >
        {m.posts_preview()}
      </Button>
    </aside>
  )
}

function List({ of, icon }: { of: readonly { field: string; text: string }[]; icon: ReactNode }) {
  return (
    <ul className="mt-1 flex flex-col text-sm [&_svg]:mt-2 [&_svg]:size-4 [&_svg]:shrink-0">
      {of.map(({ field, text }) => (
        <li key={`${field} ${text}`} className="flex gap-2">
          {icon}
          <a
            href={`#${field}`}
            onClick={(event) => focusField(event, field)}
            className="py-1.5 underline decoration-gold-leaf underline-offset-3 hover:text-primary"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

// A plain link would scroll without moving focus, and would change the URL.
function focusField(event: MouseEvent, field: string) {
  const box = document.getElementById(field)
  if (!box) return
  event.preventDefault()
  box.closest('details')?.setAttribute('open', '')
  box.focus({ preventScroll: true })
  box.closest('div')?.scrollIntoView({ block: 'center' })
}
