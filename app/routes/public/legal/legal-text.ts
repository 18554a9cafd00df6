/** A message, read when the page is drawn: in its language. */
type Words = () => string

/** A section of a legal text. `id` is its anchor and must not change. */
export type LegalSection = {
  id: string
  title: Words
  paragraphs: readonly Words[]
  /** A list of terms with explanations after the paragraphs. */
  points?: readonly (readonly [term: Words, text: Words])[]
  /** Ends with the contact address, which comes from the installation's settings. */
  endsWithAddress?: true
}

export type LegalText = {
  title: Words
  lead: Words
  /** The day of the last change to the text, not the day of reading. */
  updatedOn: string
  sections: readonly LegalSection[]
}
