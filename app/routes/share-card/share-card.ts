/** What the picture of a shared page says. */
export type ShareCard = {
  /** What it is and whose, above the title. */
  kind: string
  title: string
  /** At most two short lines, such as date and place. */
  lines: string[]
  /** How much is still needed: in words, and the part that is there, from 0 to 1, as a bar. */
  need: { words: string; reached: number | null; color: keyof typeof NEED_COLORS } | null
  /** An uploaded file, or a drawing of ours in `public/og`. */
  picture: { fileId: string; fit: 'cover' | 'contain' } | { drawing: string }
}

/** The colors of the bar and its ground, those of the light theme. */
export const NEED_COLORS = {
  gifts: { bar: '#9B1C3B', ground: '#FBE9ED' },
  places: { bar: '#4A6332', ground: '#EAF0E1' },
  other: { bar: '#4A6332', ground: '#EAF0E1' },
} as const
