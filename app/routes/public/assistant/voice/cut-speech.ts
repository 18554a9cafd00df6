/** Takes less than 15 seconds to speak; after that Chromium falls silent in the middle of a text. */
const MOST = 160

/** Splits a text into pieces to be spoken in sequence: at sentences if they fit, otherwise at a comma or a word. */
export function cutSpeech(text: string): string[] {
  const pieces: string[] = []
  for (const sentence of text.trim().match(/\S.*?(?:[.!?…]["'”’)]*(?=\s)|$)/gsu) ?? []) {
    const last = pieces.at(-1)
    if (last && last.length + 1 + sentence.length <= MOST)
      pieces.push(`${pieces.pop()} ${sentence}`)
    else pieces.push(...shorten(sentence))
  }
  return pieces
}

function shorten(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > MOST) {
    const start = rest.slice(0, MOST + 1)
    const comma = start.search(/[,;:](?=\s[^,;:]*$)/u) + 1
    const word = start.lastIndexOf(' ')
    const cut = comma > MOST / 3 ? comma : word > 0 ? word : MOST
    pieces.push(rest.slice(0, cut).toWellFormed())
    rest = rest.slice(cut).trimStart()
  }
  return rest === '' ? pieces : [...pieces, rest.toWellFormed()]
}
