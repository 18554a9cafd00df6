import { Languages } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { approvalInput, inputsOf, NOT_APPROVED } from '#domain/translations/translated.ts'
import { format } from '#platform/text/format.ts'
import { plainPath, type Language } from '#platform/text/language.ts'
import type { FormErrors } from '#app/request/form.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'

/** Whether the language model may suggest translations to this reader. The server decides again. */
export function useSuggests(): boolean {
  const { viewer } = useReader()
  const hasModel = useRootData()?.hasModel ?? false
  return hasModel && (viewer?.isAdmin || viewer?.isPartner || viewer?.isAmbassador || false)
}

/** The last suggestion in a language, which all parts of a form share, and whether it still has to be approved. */
export function useSuggestion(
  language: Language,
  approval: { defaultValue: string; error: string | undefined },
) {
  const fetcher = useFetcher<{ problems?: FormErrors }>({ key: `suggest ${language}` })
  const problems = fetcher.data?.problems
  const isSuggested = problems?.values[approvalInput(language)] === NOT_APPROVED
  const isDraft =
    isSuggested || approval.defaultValue === NOT_APPROVED || approval.error !== undefined
  return { fetcher, problems, isSuggested, isDraft }
}

/**
 * Lets the language model suggest the texts that are missing in a language, and marks them until someone has approved them. Without
 * JavaScript the button submits the form, which comes back with everything typed and the suggestion.
 */
export function SuggestTranslation({
  language,
  names,
  help = m.content_suggest_help(),
  approval,
}: {
  language: Language
  /** As in the `texts` of its `formAction`. */
  names: readonly string[]
  help?: string
  /** The field of `approvalInput(language)`. */
  approval: { defaultValue: string; error: string | undefined }
}) {
  const { fetcher, problems, isSuggested, isDraft } = useSuggestion(language, approval)
  const button = useRef<HTMLButtonElement>(null)
  const filled = useRef<FormErrors>(undefined)
  const suggests = useSuggests()

  useEffect(() => {
    const form = button.current?.form
    if (!form || problems === filled.current) return
    filled.current = problems
    if (!problems || !isSuggested) return
    const inputs = inputsOf(names, Object.keys(problems.values))
    for (const name of inputs) fill(form, { name, language }, problems.values)
  }, [problems, isSuggested, language, names])

  /** Sends the texts alone: chosen files and other inputs stay as they are. */
  function ask(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    if (!form) return
    event.preventDefault()
    const typed = new FormData(form)
    const texts = inputsOf(names, typed.keys())
    const inputs = ['language', ...texts, ...texts.map((name) => `${name}_${language}`)]
    const sent = new FormData()
    for (const name of inputs) sent.set(name, typed.get(name) ?? '')
    // An earlier suggestion stays marked if this one fails.
    if (isDraft) sent.set(approvalInput(language), NOT_APPROVED)
    sent.set('suggest', language)
    const { pathname, search } = new URL(form.action)
    void fetcher.submit(sent, { method: 'post', action: plainPath({ pathname }) + search })
  }

  return (
    <>
      {suggests && (
        <div className="flex flex-col items-start gap-2">
          <Button
            ref={button}
            name="suggest"
            value={language}
            variant="secondary"
            formNoValidate
            pending={fetcher.state !== 'idle'}
            onClick={ask}
          >
            <Languages aria-hidden />
            {m.content_suggest()}
          </Button>
          <p className="text-sm text-muted">{help}</p>
          <p role="status" className="text-sm font-medium empty:hidden">
            {fetcher.state === 'idle' && problems && (problems.message || m.content_suggest_done())}
          </p>
        </div>
      )}
      {isDraft && <Approval language={language} error={approval.error} />}
    </>
  )
}

/** The mark of a suggestion, with the box that takes it away. */
function Approval({ language, error }: { language: Language; error: string | undefined }) {
  const name = approvalInput(language)
  return (
    <div className="rounded-field border border-gold bg-gold-tint px-4 py-3">
      <input type="hidden" name={name} value={NOT_APPROVED} />
      <p className="font-medium">{m.content_draft_title()}</p>
      <p className="text-sm">{m.content_draft_text()}</p>
      <CheckboxField
        id={name}
        name={name}
        value="yes"
        error={error}
        label={m.content_approve({ language: format.languageName(language) })}
      />
    </div>
  )
}

/** Writes into a field as typing does, so that previews follow. */
function fill(
  form: HTMLFormElement,
  { name, language }: { name: string; language: Language },
  values: FormErrors['values'],
): void {
  const [first, box] = [name, `${name}_${language}`].map((one) => form.elements.namedItem(one))
  if (!isText(first) || !isText(box)) return
  // What was written in the meantime stays, and rows may have moved.
  if (box.value.trim() !== '' || first.value !== values[name]) return
  box.value = values[box.name] ?? ''
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

function isText(box: unknown): box is HTMLInputElement | HTMLTextAreaElement {
  return box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement
}
