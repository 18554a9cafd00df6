import { CircleAlert, X } from 'lucide-react'
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import {
  currentFormFailure,
  showFormFailure,
  subscribeToFormFailures,
  type FormFailure,
} from './form-failures.ts'
import { loadActionsAhead } from './load-actions-ahead.ts'
import { setRouter } from './keep-typed.ts'
import { watchSentForms } from './sent-form.ts'

/** The page's own code, pictures and fonts come first. */
const AFTER_PAGE_MS = 500

/** Shows a form's failure above the page, or within the dialog that holds the form: all else cannot be reached then. */
export function FormFailureNotice() {
  const router = useContext(DataRouterContext)?.router
  const { pathname } = useLocation()
  const failure = useSyncExternalStore(subscribeToFormFailures, currentFormFailure, () => null)
  useEffect(() => {
    if (router) setRouter(router)
    return watchSentForms()
  }, [router])
  useEffect(() => {
    if (!router) return
    const load = () => loadActionsAhead(router.routes, pathname)
    const timer = setTimeout(load, AFTER_PAGE_MS)
    // Forms in dialogs come later.
    document.addEventListener('focusin', load)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', load)
    }
  }, [router, pathname])
  if (failure?.pathname !== pathname) return null
  const dialog = failure.form?.closest('[role=dialog],[role=alertdialog]')
  const notice = <Notice key={failure.id} failure={failure} isInDialog={Boolean(dialog)} />
  return dialog?.isConnected ? createPortal(notice, dialog) : notice
}

function Notice({ failure, isInDialog }: { failure: FormFailure; isInDialog: boolean }) {
  const { title, text, isSignedOut, retry } = failure
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div
      className={
        isInDialog
          ? 'sticky bottom-0 z-10 mt-4'
          : 'pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4'
      }
    >
      <div
        ref={box}
        role="alert"
        tabIndex={-1}
        className="pointer-events-auto flex w-full max-w-text flex-wrap items-start gap-x-3 gap-y-2 rounded-card border border-donate bg-donate-tint p-4 text-ink shadow-float"
      >
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-donate" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium wrap-anywhere text-donate">{title}</p>
          <p className="text-sm wrap-anywhere">{text}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {retry && (
              <Button size="small" onClick={retry} type="button">
                {m.forms_try_again()}
              </Button>
            )}
            {isSignedOut && (
              <Button asChild size="small" variant="secondary">
                <a href="/auth" target="_blank" rel="noopener">
                  {m.forms_sign_in()}
                </a>
              </Button>
            )}
          </div>
        </div>
        <IconButton label={m.forms_dismiss()} onClick={() => showFormFailure(null)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
