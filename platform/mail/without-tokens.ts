/** A mail's text or HTML without what makes its links open something: the values of `token` and `key` in addresses. */
export function withoutTokens(text: string): string {
  return text.replaceAll(/([?&;](?:token|key)=)[^\s"'<>&]+/g, '$1…')
}
