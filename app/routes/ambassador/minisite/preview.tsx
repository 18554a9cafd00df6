import { otherThanPage } from '#platform/text/language.ts'
import { m } from '#messages'
import { About } from '#app/routes/public/ambassador-page/about.tsx'
import { AmbassadorHead, type ShownHead } from '#app/routes/public/ambassador-page/head.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'

/** Preview of the page: next to the form if there is room, otherwise collapsed above it. */
export function Preview({ shown, isAsked }: { shown: ShownHead; isAsked: boolean }) {
  return (
    <>
      <div className="xl:hidden">
        {/* Opened when the preview was requested without JavaScript. */}
        <Disclosure summary={m.minisite_preview()} open={isAsked}>
          <Sheet shown={shown} />
        </Disclosure>
      </div>
      <section aria-labelledby="preview" className="max-xl:hidden xl:sticky xl:top-24">
        <h2 id="preview" className="mb-3 text-sm font-medium text-muted">
          {m.minisite_preview()}
        </h2>
        <Sheet shown={shown} />
      </section>
    </>
  )
}

/** Links are inert, so that users do not lose their input. */
function Sheet({ shown }: { shown: ShownHead }) {
  return (
    <div inert className="rounded-card border border-line bg-sand p-5 text-ink sm:p-8">
      <AmbassadorHead shown={shown} level={3} />
      <div className="mt-10 empty:hidden">
        <About name={shown.name} bio={shown.bio} lang={otherThanPage(shown.language)} level={3} />
      </div>
    </div>
  )
}
