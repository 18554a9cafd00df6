import { m } from '#messages'
import { labelsInEach } from '../../partner/texts-in-each.tsx'
import { pageTexts } from './page-texts.ts'
import type { FormValues } from '#app/request/form.ts'
import { differences } from '#app/request/overtaken.ts'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { NETWORKS, networkLabel } from '#domain/ambassadors/social-links.ts'

/** The currently stored values. */
export type SavedElsewhere = { version: number; values: FormValues }

/** Reports that another window has saved, and lists the differences from the typed values. */
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

/** Label of each text field. */
function fieldLabels(): Record<string, string> {
  return {
    fullName: m.forms_full_name(),
    organizationName: m.becoming_organization(),
    contactEmail: m.forms_email(),
    mobileNumber: m.becoming_mobile(),
    bio: m.becoming_bio(),
    ...labelsInEach(pageTexts),
    ...Object.fromEntries(NETWORKS.map((network) => [network, networkLabel(network)])),
  }
}
