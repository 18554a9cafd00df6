export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong'

const overused = /^(?:pass(?:word|wort)?|qwert[yz]u?|letmein|welcome|admin|iloveyou|shalom|israel)/i
const run = /(.)\1{2,}|0123|1234|2345|3456|4567|5678|6789|abcd|qwer/i

/** Rates a password by length first, then by variety; a hint, never a requirement. */
export function strengthOf(password: string, minimum: number): Strength {
  const letters = [...password]
  if (letters.length < minimum) return 'short'
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length
  const variety = new Set(letters).size
  let points = letters.length / 4 + kinds / 2 + Math.min(variety, 16) / 8
  if (overused.test(password)) points -= 2
  if (run.test(password)) points -= 1
  if (points < 3.5) return 'weak'
  if (points < 5) return 'fair'
  return points < 6.5 ? 'good' : 'strong'
}
