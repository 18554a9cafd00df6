import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import { differences } from '#app/request/overtaken.ts'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { fieldLabels } from './field-labels.ts'

/** What is stored by now. */
export type SavedElsewhere = { version: number; values: FormValues }

/** Says that another window was faster, and where it differs from what is typed here. */
export function MinisiteConflict({
  typed,
  meanwhile,
}: {
  typed: FormValues
  meanwhile: SavedElsewhere
}) {
  return (
    <OvertakenBanner
      title={m.minisite_overtaken()}
      different={differences(fieldLabels(), typed, meanwhile.values)}
    />
  )
}
