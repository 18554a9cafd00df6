/**
 * Removes invisible characters, in which instructions and addresses can be hidden: format and direction characters,
 * tags, private use, fillers. Emoji variation selectors stay.
 */
export function withoutHidden(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Co}]|(?!\uFE0F)\p{DI}/gu, '')
}
