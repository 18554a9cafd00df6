import { z } from 'zod'
import { m } from '#messages'
import { inEachLanguage } from '#domain/translations/translation-columns.ts'
import { ambassadorForm, bio } from './ambassador-form.ts'
import { homeOf, networkLabel, readSocialLink, type Network } from './social-links.ts'

/** An optional URL on the given network; null when empty. */
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

/** The page form: all fields of the registration, the bio in other languages, and links to other sites. */
export const ownPageForm = ambassadorForm.extend({
  ...inEachLanguage({ bio }),
  website: linkAt('website'),
  facebook: linkAt('facebook'),
  instagram: linkAt('instagram'),
  twitter: linkAt('twitter'),
  linkedin: linkAt('linkedin'),
})

/** Form input: every field is a string. */
export type TypedPage = z.input<typeof ownPageForm>
