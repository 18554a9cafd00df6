/** What a project or event says in Hebrew. */
export type HebrewText = {
  title: string
  /** Two to four short paragraphs, separated by a blank line. */
  description: string
  /** It has no English text. */
  only?: true
}

export type HebrewTexts = Record<string, HebrewText>
