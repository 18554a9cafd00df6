import { NETWORKS, networkLabel } from '#domain/ambassadors/social-links.ts'
import { m } from '#messages'

/** What each field of words is called. */
export function fieldLabels(): Record<string, string> {
  return {
    fullName: m.becoming_full_name(),
    organizationName: m.becoming_organization(),
    contactEmail: m.becoming_email(),
    mobileNumber: m.becoming_mobile(),
    bio: m.becoming_bio(),
    ...Object.fromEntries(NETWORKS.map((network) => [network, networkLabel(network)])),
  }
}
