import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale, toLocale } from '#messages/runtime'
import { POSTED_ID, PostedContext, type FailedForm } from './request/posted.ts'

// A build has the texts of one language; development has all of them.
if (import.meta.env.DEV) overwriteGetLocale(() => toLocale(document.documentElement.lang) ?? 'en')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PostedContext value={readDrawnForm()}>
        <HydratedRouter />
      </PostedContext>
    </StrictMode>,
  )
})

/** The posted form that the server drew into a failed page, so that it stays when the browser takes over. */
function readDrawnForm(): FailedForm | null {
  const block = document.getElementById(POSTED_ID)
  return block && (JSON.parse(block.textContent) as FailedForm)
}
