/** A sign-in cookie other than the session's, hidden from scripts, with `__Host-` over https. `pattern` is what its value may be. */
export function authCookie(
  name: string,
  { isSecure, pattern, seconds }: { isSecure: boolean; pattern: string; seconds: number },
) {
  const full = isSecure ? `__Host-${name}` : name
  const written = new RegExp(`(?:^|;)\\s*${full.replaceAll('.', '\\.')}=(${pattern})(?:;|$)`)
  return {
    /** The value that a request brings; null without one. */
    read: (headers: Headers): string | null =>
      written.exec(headers.get('cookie') ?? '')?.[1] ?? null,
    write: (value: string): string =>
      `${full}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  }
}
