import { m } from '#messages'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { AnswerChoices } from './chat-box/choices.tsx'

/** What stands in the box before anything is said: an invitation, and questions that send themselves. */
export function FirstQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="grid gap-3">
      <Landscape
        id="assistant"
        region="galilee"
        time="gold"
        width={840}
        height={110}
        className="-mx-4 -mt-4 mb-1 block h-22 w-[calc(100%+2rem)] max-w-none max-sm:hidden dark:brightness-90"
      />
      <p className="font-display text-subheading font-bold">{m.chat_hello()}</p>
      <p className="text-sm text-muted">{m.chat_hello_text()}</p>
      <AnswerChoices
        label={m.chat_first()}
        onChoose={onAsk}
        choices={[
          m.chat_first_family(),
          m.chat_first_hands(),
          m.chat_first_abroad(),
          m.chat_first_visit(),
          m.chat_first_share(),
        ]}
      />
    </div>
  )
}
