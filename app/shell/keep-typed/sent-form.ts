/** A form as the browser submitted it. */
export type SentForm = { form: HTMLFormElement; submitter: HTMLElement | null }

let last: SentForm | null = null

/** Records each submitted form before any other listener runs. Returns the unsubscribe function. */
export function watchSentForms(): () => void {
  document.addEventListener('submit', note, true)
  return () => document.removeEventListener('submit', note, true)
}

function note(event: SubmitEvent): void {
  if (event.target instanceof HTMLFormElement) {
    last = { form: event.target, submitter: event.submitter }
  }
}

/** Returns, once, the form behind a request; null if a script sent it. */
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

/** Returns a submitted form's text fields as the server reads them: the last value of a repeated field wins. */
export function sentValues({ form, submitter }: SentForm): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** Submits a form again with its current values. */
export function sendAgain({ form, submitter }: SentForm): void {
  form.requestSubmit(submitter?.isConnected ? submitter : null)
}
