import { m } from '#messages'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { splitBio } from './split-bio.ts'
import { Sentence } from '#app/ui/sentence.tsx'

/** The part of an ambassador's bio that does not fit in the page header. Renders nothing if there is none. */
export function About({
  name,
  bio,
  lang,
  level = 2,
}: {
  name: string
  bio: string
  /** Its language, if it is not that of the page. */
  lang: string | undefined
  level?: 2 | 3
}) {
  const { rest } = splitBio(bio)
  if (!rest) return null
  const Heading = `h${level}` as const
  return (
    <section className="max-w-text">
      <Heading
        dir="auto"
        className="font-display text-heading font-bold tracking-[-0.01em] text-match wrap-anywhere"
      >
        <Sentence>{m.minisite_about({ name })}</Sentence>
      </Heading>
      <div lang={lang}>
        <Paragraphs text={rest} className="mt-4" />
      </div>
    </section>
  )
}
