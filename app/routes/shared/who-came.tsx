import { memberField, type Member } from '#domain/attendance/attendance.ts'
import { m } from '#messages'

/**
 * Who of a group is here, in the form that checks the group in or says its hours: all of them, or those who `came` as far as that is known, unless
 * some are unticked. Nothing for other sign-ups.
 */
export function WhoCame({
  members,
  came = [],
}: {
  members: readonly Member[]
  came?: readonly string[]
}) {
  if (members.length === 0) return null
  return (
    <details className="basis-full" open={members.length <= 6 ? true : undefined}>
      <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium">
        {m.onday_who_came({ count: members.length })}
      </summary>
      <input type="hidden" name="asksMembers" value="yes" />
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {members.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={memberField(id)}
                defaultChecked={came.length === 0 || came.includes(id)}
                className="size-5 shrink-0 accent-primary"
              />
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The names of those of a group who were noted as here. */
export function WhoIsHere({
  members,
  came,
}: {
  members: readonly Member[]
  came: readonly string[]
}) {
  const here = members.filter(({ id }) => came.includes(id))
  if (here.length === 0) return null
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 text-sm">
      {here.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
