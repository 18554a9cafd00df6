import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { m } from '#messages'

export type Problem = {
  message: string
  /** The id of the field it is about; absent when it is about the whole form. */
  field?: string | undefined
}

/** Sums up what is wrong with a form and leads to each field. Takes the focus whenever new problems arrive. */
export function ErrorSummary({
  problems,
  title,
}: {
  problems: readonly Problem[]
  title?: string | undefined
}) {
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  const words = problems.map((problem) => problem.message).join('\n')
  useEffect(() => {
    if (words) box.current?.focus()
  }, [words])
  if (problems.length === 0) return null
  // What is about no field is nothing to correct, such as a wait: its sentence is the heading.
  const [{ message: general }] = problems as [Problem]
  const isGeneral = title === undefined && problems.length === 1 && !problems[0]?.field

  return (
    <div
      ref={box}
      role="alert"
      aria-labelledby={heading}
      tabIndex={-1}
      className="flex gap-3 rounded-card border border-donate bg-donate-tint p-4 sm:p-5"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-donate" />
      <div className="min-w-0">
        <h2 id={heading} className="font-medium">
          {title ?? (isGeneral ? general : m.design_problems({ count: problems.length }))}
        </h2>
        {!isGeneral && (
          <ul className="mt-1 flex flex-col text-sm">
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field ? (
                  <a
                    href={`#${field}`}
                    onClick={(event) => focusField(event, field)}
                    className="inline-block py-1.5 text-donate underline underline-offset-3 hover:text-donate-strong"
                  >
                    {message}
                  </a>
                ) : (
                  <span className="inline-block py-1.5">{message}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

// A plain link to #field scrolls there but leaves the focus behind, and would stay in the address.
function focusField(event: MouseEvent, field: string) {
  const box = document.getElementById(field)
  if (!box) return
  event.preventDefault()
  box.focus({ preventScroll: true })
  box.closest('div')?.scrollIntoView({ block: 'center' })
}
