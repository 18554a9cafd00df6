import { AMBASSADOR_TYPES, PAGE_TEXTS } from '#domain/ambassadors/ambassador.ts'
import type { OwnAmbassador } from '#domain/ambassadors/queries/find-own-ambassador.ts'
import { NETWORKS, readSocialLink, type SocialLinks } from '#domain/ambassadors/social-links.ts'
import { languageTyped } from '#domain/translations/translated.ts'
import { m } from '#messages'
import { pageLanguage } from '#platform/text/language.ts'
import type { FormValues } from '#app/request/form.ts'
import type { ShownHead } from '#app/routes/public/ambassador-page/head.tsx'

/** Converts the stored page to form values. */
export function minisiteValues(own: OwnAmbassador): FormValues {
  const links = Object.fromEntries(NETWORKS.map((one) => [one, own.socialLinks[one] ?? '']))
  return {
    fullName: own.fullName,
    organizationName: own.organizationName ?? '',
    contactEmail: own.contactEmail,
    ...(own.isEmailPublic && { isEmailPublic: 'on' }),
    mobileNumber: own.mobileNumber,
    ambassadorType: own.type,
    bio: own.bio,
    ...own.inEach,
    ...links,
  }
}

/** URLs of the pictures; null if there is none. */
export type MinisitePictures = { logo: string | null; photo: string | null }

/**
 * Returns the page as the form's values would show it. Invalid values are left out, so that a half-typed URL is not a
 * link. `chosen` are pictures that are not uploaded yet.
 */
export function shownMinisite(
  values: FormValues,
  stored: Pick<ShownHead, 'id' | 'figures'> & MinisitePictures,
  chosen: Partial<MinisitePictures> = {},
): ShownHead {
  const said = (name: string) => (values[name] ?? '').trim()
  const picture = (name: keyof MinisitePictures, removes: string) =>
    chosen[name] ?? (removes in values ? null : stored[name])
  return {
    id: stored.id,
    name: said('organizationName') || said('fullName') || m.minisite_nameless(),
    type: AMBASSADOR_TYPES.find((type) => type === said('ambassadorType')) ?? 'other',
    ...bioShown(said),
    logo: picture('logo', 'removeLogo'),
    photo: picture('photo', 'removePhoto'),
    email: said('isEmailPublic') === 'on' ? said('contactEmail') || null : null,
    socialLinks: linksIn(said),
    figures: stored.figures,
  }
}

/** The bio in the language of the page, else in its own. */
function bioShown(said: (name: string) => string): Pick<ShownHead, 'bio' | 'language'> {
  const language = pageLanguage()
  const own = languageTyped({ language: said('language'), bio: said('bio') }, PAGE_TEXTS)
  const translated = own === language ? '' : said(`bio_${language}`)
  return translated ? { bio: translated, language } : { bio: said('bio'), language: own }
}

function linksIn(said: (name: string) => string): SocialLinks {
  const links: SocialLinks = {}
  for (const network of NETWORKS) {
    const address = readSocialLink(network, said(network))
    if (address) links[network] = address
  }
  return links
}
