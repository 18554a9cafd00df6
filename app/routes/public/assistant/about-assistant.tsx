import { Link } from 'react-router'
import { m } from '#messages'
import { Eyebrow } from '#app/ui/page-header.tsx'

/** Beside the box: what the assistant does, and what it does not. */
export function AboutAssistant() {
  const facts = [
    [m.chat_about_finds(), m.chat_about_finds_text()],
    [m.chat_about_checks(), m.chat_about_checks_text()],
    [m.chat_about_writes(), m.chat_about_writes_text()],
  ] as const
  return (
    <aside aria-labelledby="what-to-expect" className="text-sm">
      <h2 id="what-to-expect">
        <Eyebrow>{m.chat_about()}</Eyebrow>
      </h2>
      <dl className="grid gap-4 sm:max-lg:grid-cols-3">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="font-display text-base font-bold">{name}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-muted">
        {m.chat_about_people()}{' '}
        <Link to="/contact" className="font-medium text-primary underline-offset-4 hover:underline">
          {m.chat_about_contact()}
        </Link>
      </p>
    </aside>
  )
}
