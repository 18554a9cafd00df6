import { fileAddress } from '#domain/files/file.ts'
import type { HeldBack } from '#domain/support/group-sign-up.ts'
import { m } from '#messages'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { FieldNotes, useFieldIds } from '#app/ui/field.tsx'

export type Choosable = {
  id: string
  fullName: string
  avatarFileId: string | null
  isLeader: boolean
  heldBack: HeldBack | null
}

const reasons: Record<HeldBack, () => string> = {
  'has-place': m.together_has_place,
  'own-item': m.together_is_organization,
}

/**
 * Selects the participating members: initially everyone who can, or no one if there are too few places, since only the
 * leader knows whom to leave out.
 */
export function PeopleChoice({
  groupName,
  people,
  left,
  chosen,
  error,
}: {
  groupName: string
  people: readonly Choosable[]
  /** Free places; null if places are not counted. */
  left: number | null
  /** Ids selected in the previous submission. */
  chosen: readonly string[] | undefined
  error: string | undefined
}) {
  const free = people.filter(({ heldBack }) => heldBack === null)
  const fits = left === null || free.length <= left
  const help =
    left === null
      ? ''
      : fits
        ? m.supporting_left({ places: left })
        : m.together_choose({ places: left })
  const ids = useFieldIds('people', { help, error })
  return (
    <fieldset
      id={ids.box}
      tabIndex={-1}
      aria-describedby={ids.described}
      className="scroll-mt-24 outline-none"
    >
      <legend className="font-display text-subheading font-bold wrap-anywhere">
        {m.together_who_comes()} <span className="sr-only">{groupName}</span>
      </legend>
      <div className="mt-1 flex flex-col gap-1">
        <FieldNotes ids={ids} help={help || undefined} error={error} />
      </div>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {people.map((person) => (
          <li key={person.id}>
            <Person
              {...person}
              isTicked={chosen ? chosen.includes(person.id) : fits && person.heldBack === null}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Person({
  id,
  fullName,
  avatarFileId,
  isLeader,
  heldBack,
  isTicked,
}: Choosable & { isTicked: boolean }) {
  const name = fullName || m.groups_nameless()
  return (
    <label className="flex min-h-14 items-center gap-3 py-2 has-disabled:text-muted">
      <input
        type="checkbox"
        name="people"
        value={id}
        defaultChecked={isTicked && heldBack === null}
        disabled={heldBack !== null}
        className="size-5 tick-box"
      />
      <Avatar size="small" name={name} src={avatarFileId && fileAddress(avatarFileId, 480)} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
          {isLeader && <Badge>{m.groups_leader()}</Badge>}
        </span>
        {heldBack && <span className="block text-sm">{reasons[heldBack]()}</span>}
      </span>
    </label>
  )
}
