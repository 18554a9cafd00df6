import { z } from 'zod'
import { SOCIAL_NETWORKS, type PartnerSocialLinks } from './registration.ts'

const links = z.partialRecord(z.enum(SOCIAL_NETWORKS), z.string()).catch({})

/** Parses the social links of a row; empty if it holds anything else. */
export function toPartnerSocialLinks(stored: unknown): PartnerSocialLinks {
  return links.parse(stored)
}
