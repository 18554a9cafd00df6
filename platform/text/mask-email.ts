/** Masks an address for staff lists, as `d•••@example.org`; the length of the local part is hidden too. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`
}
