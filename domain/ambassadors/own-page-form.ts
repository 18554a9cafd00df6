import { z } from 'zod'
import { m } from '#messages'
import { ambassadorForm } from './ambassador-form.ts'
import { homeOf, networkLabel, readSocialLink, type Network } from './social-links.ts'

/** A page elsewhere, or null where the field was left empty. */
const linkAt = (network: Network) =>
  z
    .string()
    .default('')
    .transform((text, issues) => {
      if (text.trim() === '') return null
      const address = readSocialLink(network, text)
      if (address !== null) return address
      issues.addIssue({ code: 'custom', message: refusalOf(network) })
      return z.NEVER
    })

function refusalOf(network: Network): string {
  const home = homeOf(network)
  return home === null
    ? m.minisite_website_wrong()
    : m.minisite_link_wrong({ network: networkLabel(network), home })
}

/** What an ambassador says on their page, as typed: all of the registration's, and where else they are found. */
export const ownPageForm = ambassadorForm.extend({
  website: linkAt('website'),
  facebook: linkAt('facebook'),
  instagram: linkAt('instagram'),
  twitter: linkAt('twitter'),
  linkedin: linkAt('linkedin'),
})

/** As a form says it: every field a text. */
export type TypedPage = z.input<typeof ownPageForm>
