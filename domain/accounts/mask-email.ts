/** An address as lists of staff show it: `d•••@example.org`. How long the name is stays unsaid too. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`
}
