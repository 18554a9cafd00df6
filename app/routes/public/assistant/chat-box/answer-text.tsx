import { Fragment } from 'react'
import { AnswerLink } from './answer-link.tsx'
import { readMarkup, type Block, type MarkupText } from './read-markup.ts'

/** The text of an answer, rendered as elements and never as HTML. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      {readMarkup(text).map((block, at) => (
        <TextBlock key={at} block={block} />
      ))}
    </div>
  )
}

function TextBlock({ block }: { block: Block }) {
  if (block.type === 'paragraph') {
    return (
      <p dir="auto" className="text-start wrap-anywhere">
        {block.lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            <Line words={line} />
          </Fragment>
        ))}
      </p>
    )
  }
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={
        block.isOrdered
          ? 'grid list-decimal gap-1.5 ps-5 marker:text-muted'
          : 'grid list-disc gap-1.5 ps-5 marker:text-gold-leaf'
      }
    >
      {block.items.map((item, at) => (
        <li key={at} dir="auto" className="text-match wrap-anywhere">
          <Line words={item} />
        </li>
      ))}
    </List>
  )
}

function Line({ words }: { words: MarkupText[] }) {
  return words.map((word, at) => {
    if (word.type === 'plain') return word.text
    if (word.type === 'strong') {
      return (
        <strong key={at} className="font-semibold">
          <Line words={word.words} />
        </strong>
      )
    }
    return (
      <AnswerLink
        key={at}
        to={word.address}
        reloadDocument={isFile(word.address)}
        className="font-medium text-primary underline underline-offset-4"
      >
        <Line words={word.words} />
      </AnswerLink>
    )
  })
}

/** Files and calendars are not pages of the app, so the browser loads them itself. */
const isFile = (address: string) => /^\/files\/|^[^?#]*\.[a-z]{2,4}(?:[?#]|$)/.test(address)
