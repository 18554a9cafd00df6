import { seedOf } from './seed.ts'

const tints = [
  'bg-primary-tint text-primary',
  'bg-volunteer-tint text-volunteer',
  'bg-visit-tint text-visit',
  'bg-invest-tint text-invest',
  'bg-business-tint text-business',
  'bg-gold-tint text-gold',
]

/** Returns the background and text color of a name, always the same for that name. */
export function tintOf(name: string): string {
  return tints[seedOf(name) % tints.length]!
}
