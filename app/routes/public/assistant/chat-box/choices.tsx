/** Suggested replies; each submits itself. Without scripts, the surrounding form posts them to this page. */
export function AnswerChoices({
  choices,
  label,
  onChoose,
}: {
  choices: readonly string[]
  label: string
  onChoose: (choice: string) => void
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice, at) => (
        <li key={at} className="max-w-full">
          <button
            name="choice"
            value={choice}
            formNoValidate
            dir="auto"
            onClick={(event) => {
              event.preventDefault()
              onChoose(choice)
            }}
            className="min-h-9 max-w-full rounded-[1.125rem] border border-field bg-surface px-3.5 py-1.5 text-start text-sm font-medium text-primary transition-colors wrap-anywhere hover:border-primary hover:bg-primary-tint pointer-coarse:min-h-11"
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  )
}
