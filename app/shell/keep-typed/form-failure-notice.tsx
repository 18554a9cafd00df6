import { CircleAlert, X } from 'lucide-react'
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  matchRoutes,
  type DataRouter,
} from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { localized, plainPath } from '#platform/text/language.ts'
import {
  currentFormFailure,
  showFormFailure,
  subscribeToFormFailures,
  type FormFailure,
} from './form-failures.ts'
import { setRouter } from './keep-typed.ts'
import { watchSentForms } from './sent-form.ts'

/** Two globals of React Router's framework mode in the browser. */
type RouterGlobals = {
  __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> }
  __reactRouterRouteModules?: Record<string, unknown>
}

const asked = new Set<string>()
/** In paths to the same module. */
const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
/** The paths, without ids, whose modules were asked for: matching one among all routes takes a millisecond. */
const matched = new Set<string>()

/** Lets the page's own code, pictures and fonts load first. */
const AFTER_PAGE_MS = 500

/** Shows a form's failure above the page, or within the dialog that holds the form, because everything else is inert then. */
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
    // Forms in dialogs are rendered later.
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
                <a href={localized('/auth')} target="_blank" rel="noopener">
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

/**
 * Preloads the route modules of the actions that the forms at this path post to. The router would only load them on
 * submit, and if that fails, as without a connection, it reloads the page and loses what was typed.
 */
function loadActionsAhead(routes: DataRouter['routes'], here: string): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded = {} } =
    window as RouterGlobals
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    const pathname = plainPath(new URL(form.getAttribute('action') || here, location.origin))
    const kind = pathname.replaceAll(ID, '')
    if (matched.has(kind)) continue
    matched.add(kind)
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      const { module, imports = [] } = manifest?.routes[route.id] ?? {}
      if (module && !(route.id in loaded)) [module, ...imports].forEach(preload)
    }
  }
}

function preload(href: string): void {
  if (asked.has(href)) return
  asked.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  // The next attempt may succeed.
  link.addEventListener('error', () => {
    asked.delete(href)
    matched.clear()
  })
  document.head.append(link)
}
