import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import type { Message } from './conversation.ts'
import { plainText } from './read-markup.ts'
import { endOfWholeSentences } from './whole-sentences.ts'

type Said = { of: string; upTo: number; isWhole: boolean }

/**
 * Announces answers to screen readers as they arrive: politely, in whole sentences, and finally what is listed below.
 * Restored messages are not announced.
 */
export function Announcer({ answer }: { answer: Message | undefined }) {
  const [lines, setLines] = useState<readonly string[]>([])
  const said = useRef<Said | null>(null)
  useEffect(() => {
    if (!answer?.isNew) return
    const last = said.current?.of === answer.id ? said.current : null
    if (last?.isWhole) return
    const { id, content, ended } = answer
    const upTo = ended ? content.length : endOfWholeSentences(content)
    said.current = { of: id, upTo, isWhole: ended !== undefined }
    const words = [
      plainText(content.slice(last?.upTo ?? 0, upTo)),
      ...(ended === 'whole' ? [below(answer)] : []),
      ...(ended === 'stopped' ? [m.chat_stopped()] : []),
    ].filter(Boolean)
    if (words.length === 0) return
    setLines((before) => (last ? [...before, ...words] : words))
  }, [answer])
  return (
    <div aria-live="polite" data-said className="sr-only">
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  )
}

function below({ cards = [], note = '' }: Message): string {
  const follows = cards.length > 0 ? m.chat_cards_below({ count: cards.length }) : ''
  return [follows, note].filter(Boolean).join(' ')
}
