import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { m } from '#messages'

export type Problem = {
  message: string
  /** Id of the field; absent if the error is about the whole form. */
  field?: string | undefined
}

/** A form's errors by field, in this order or as they came; if no field has one, the error of the whole form. */
export function listProblems(
  {
    message,
    fields,
  }: { message: string; fields: { readonly [field: string]: string | undefined } },
  order: readonly string[] = Object.keys(fields),
): Problem[] {
  const each = order.flatMap((field) => {
    const words = fields[field]
    return words ? [{ field, message: words }] : []
  })
  // Without a message nothing was refused: the form comes back with a suggested translation.
  return each.length > 0 || message === '' ? each : [{ message }]
}

/** Summarizes a form's errors with links to the fields. Takes focus whenever errors change. */
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
  // A form-level error, such as a rate limit, needs no list: its message is the heading.
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

// A plain link to #field would scroll without moving focus, and would change the URL.
function focusField(event: MouseEvent, field: string) {
  const box = document.getElementById(field)
  if (!box) return
  event.preventDefault()
  box.focus({ preventScroll: true })
  box.closest('div')?.scrollIntoView({ block: 'center' })
}
