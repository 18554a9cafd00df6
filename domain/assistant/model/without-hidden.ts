/**
 * A text without signs that nobody sees, in which orders and addresses can be hidden: those that format or turn text
 * around, tags, private ones, fillers. What chooses the picture of an emoji stays.
 */
export function withoutHidden(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Co}]|(?!\uFE0F)\p{DI}/gu, '')
}
