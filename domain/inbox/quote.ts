const QUOTED_MOST = 60

/**
 * Words of a stranger as our mails may repeat them: short, or null where they hold what a mail program would make a
 * link of. Anybody may type anybody's address, so our mails must not carry such words there.
 */
export function quote(text: string): string | null {
  if (/:\/\/|@|\/|\\|www\.|\p{L}[.。．｡]\p{L}{2,}|\d\.\d+\.\d/iu.test(text)) return null
  const characters = [...text]
  if (characters.length <= QUOTED_MOST) return text
  return `${characters
    .slice(0, QUOTED_MOST - 1)
    .join('')
    .trimEnd()}…`
}
