import { Link } from 'react-router'
import { BASIC_FIELDS } from '#domain/partners/registration.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { stepAddress } from '../steps.ts'

/** The errors of the previous step, with a link to it. */
export function BasicProblems({ errors }: { errors: Record<string, string> }) {
  const open = BASIC_FIELDS.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field, message }] : []
  })
  if (open.length === 0) return null
  const address = stepAddress('basic', true)
  return (
    <Banner tone="danger" title={m.registration_basic_open()} className="mb-7">
      <ul className="mt-1 flex flex-col text-sm">
        {open.map(({ field, message }) => (
          <li key={field}>
            <Link
              to={`${address}#${field}`}
              className="inline-block py-1.5 text-donate underline underline-offset-3 hover:text-donate-strong"
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
