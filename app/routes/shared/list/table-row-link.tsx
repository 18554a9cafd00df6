import { Link } from 'react-router'

/** A row's name, linked to its details. */
export function TableRowLink({ to, id, name }: { to: string; id?: string; name: string }) {
  return (
    <Link
      id={id}
      to={to}
      data-row
      className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
      dir="auto"
    >
      {name}
    </Link>
  )
}
