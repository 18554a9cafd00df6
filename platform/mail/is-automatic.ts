type Header = { key: string; value: string }

/** Whether no person wrote a mail: an auto-reply (RFC 3834), a list or bulk mail, or a bounce, which has no sender. */
export function isAutomatic(headers: readonly Header[], sender: string): boolean {
  const of = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = of('auto-submitted')
  return (
    sender === '' ||
    (submitted !== undefined && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(of('precedence') ?? '') ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => of(name) !== undefined)
  )
}
