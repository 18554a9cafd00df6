/** A form as it was sent by the browser. */
export type SentForm = { form: HTMLFormElement; submitter: HTMLElement | null }

let last: SentForm | null = null

/** Notes each form that is sent, before anything else hears of it. Returns what ends it. */
export function watchSentForms(): () => void {
  document.addEventListener('submit', note, true)
  return () => document.removeEventListener('submit', note, true)
}

function note(event: SubmitEvent): void {
  if (event.target instanceof HTMLFormElement) {
    last = { form: event.target, submitter: event.submitter }
  }
}

/** The form behind a request, given out once; null for what a script sends by itself. */
export function takeSentForm(url: URL): SentForm | null {
  const sent = last
  if (!sent || addressOf(sent).pathname !== url.pathname) return null
  last = null
  return sent
}

function addressOf({ form, submitter }: SentForm): URL {
  const own = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
  return new URL(own || location.href, location.href)
}

/** The text fields of a form as it was sent, as the server reads them: of a repeated field, the last. */
export function sentValues({ form, submitter }: SentForm): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** Sends a form again with what is in its fields now. */
export function sendAgain({ form, submitter }: SentForm): void {
  form.requestSubmit(submitter?.isConnected ? submitter : null)
}
