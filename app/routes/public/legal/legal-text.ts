/** One section of a legal text. `id` is its address on the page and must not change. */
export type LegalSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  /** Points that follow the paragraphs: what, and what about it. */
  points?: readonly (readonly [term: string, text: string])[]
  /** Its last line is the address to write to, which an installation sets. */
  endsWithAddress?: true
}

export type LegalText = {
  title: string
  lead: string
  /** The day on which the text last changed, not the day it is read. */
  updatedOn: string
  sections: readonly LegalSection[]
}
