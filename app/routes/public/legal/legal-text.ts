/** A section of a legal text. `id` is its anchor and must not change. */
export type LegalSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  /** A list of terms with explanations after the paragraphs. */
  points?: readonly (readonly [term: string, text: string])[]
  /** Ends with the contact address, which comes from the installation's settings. */
  endsWithAddress?: true
}

export type LegalText = {
  title: string
  lead: string
  /** The day of the last change to the text, not the day of reading. */
  updatedOn: string
  sections: readonly LegalSection[]
}
