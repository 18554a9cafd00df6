import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale, toLocale } from '#messages/runtime'
import { POSTED_ID, PostedContext, type FailedForm } from './request/posted.ts'

// Development has the texts of all languages; in a build of one language this does nothing.
overwriteGetLocale(() => toLocale(document.documentElement.lang) ?? 'en')

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
