/** Whether a field is never sent back to the browser. */
export function isSecretField(name: string): boolean {
  return /password|repeated|token/i.test(name)
}
