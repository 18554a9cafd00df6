import { m } from '#messages'
import { About } from '#app/routes/public/ambassador-page/about.tsx'
import { AmbassadorHead, type ShownHead } from '#app/routes/public/ambassador-page/head.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'

/** How the page will look: beside the form where there is room, else above it, folded. */
export function Preview({ shown, isAsked }: { shown: ShownHead; isAsked: boolean }) {
  return (
    <>
      <div className="xl:hidden">
        {/* Asked for without scripts, it opens. */}
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

/** Its links lead nowhere, so that nobody loses what they have typed. */
function Sheet({ shown }: { shown: ShownHead }) {
  return (
    <div inert className="rounded-card border border-line bg-sand p-5 text-ink sm:p-8">
      <AmbassadorHead shown={shown} level={3} />
      <div className="mt-10 empty:hidden">
        <About name={shown.name} bio={shown.bio} level={3} />
      </div>
    </div>
  )
}
