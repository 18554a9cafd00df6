import { languageOfLetters, otherThanPage } from '#platform/text/language.ts'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'

/** Payment instructions; a mark says so if they are in another language than the page. */
export function Instructions({ text, className }: { text: string; className?: string }) {
  const language = languageOfLetters(text)
  return (
    <>
      <LanguageMark language={language} className="justify-self-start self-start" />
      <Paragraphs {...{ text, className }} lang={otherThanPage(language)} />
    </>
  )
}
