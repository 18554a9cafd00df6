import { plainText } from '../chat-box/read-markup.ts'

/** Full URLs; a period at the end belongs to the sentence. */
const ADDRESS =
  /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]|(?<=^|[\s(])\/[\w/-]*[\w-](?:[?#][^\s)]*[^\s.,;:!?)])?/giu

/** An answer as it is spoken: without markup, URLs and emoji, each list item a sentence. */
export function toSpokenText(text: string): string {
  return plainText(text)
    .replaceAll(ADDRESS, '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(
      /\p{Extended_Pictographic}[\u{fe0f}\u{200d}\p{Emoji_Modifier}\p{Extended_Pictographic}]*/gu,
      '',
    )
    .split('\n')
    .map((line) =>
      line
        .replace(/^- /, '')
        .replaceAll(/[*_`#|<>]+/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => (/[.!?…:;,]["'”’)]*$/u.test(line) ? line : `${line}.`))
    .join(' ')
    .replaceAll(/\s+(?=[.,;:!?])/g, '')
}
