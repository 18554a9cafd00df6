import { z } from 'zod'
import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'
import { readPhone } from '#platform/text/phone.ts'
import { SOCIAL_NETWORKS, type ContactField, type PartnerSocialLinks } from './registration.ts'
import { startReading } from './start-reading.ts'
import { readWebAddress } from './web-address.ts'

/** The contact person and the social links. */
export type Contact = {
  contactPersonName: string
  contactPersonRole: string
  email: string
  phone: string
  socialLinks: PartnerSocialLinks
}

const EMAIL_MAX = 254

/** Parses the form; `contact` is null if there are problems, one message per field. */
export function readContact(values: Partial<Record<ContactField, string>>): {
  contact: Contact | null
  problems: FieldErrors
} {
  const { problems, said, refuse, text } = startReading(values)
  const socialLinks: PartnerSocialLinks = {}
  for (const network of SOCIAL_NETWORKS) {
    if (!said(network)) continue
    const address = readWebAddress(said(network))
    if (address) socialLinks[network] = address
    else refuse(network, m.registration_social_invalid())
  }
  const read = {
    contactPersonName: text('contactPersonName', m.registration_contact_name_missing()),
    contactPersonRole: text('contactPersonRole', m.registration_contact_role_missing()),
    email: isEmail(said('email')) ? said('email') : refuse('email', m.registration_email_invalid()),
    phone: readPhone(said('phone')) ?? refuse('phone', m.registration_phone_invalid()),
  }
  const isWhole = Object.keys(problems).length === 0
  return { contact: isWhole ? { ...(read as Contact), socialLinks } : null, problems }
}

function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && z.email().safeParse(text).success
}
