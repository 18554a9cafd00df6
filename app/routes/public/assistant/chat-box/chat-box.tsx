import { RotateCcw } from 'lucide-react'
import { useEffect, useId, type ReactNode } from 'react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Announcer } from './announcer.tsx'
import { AnswerLanguage } from './answer-link.tsx'
import { AnswerBubble, QuestionBubble, Unheard } from './bubble.tsx'
import { AnswerChoices } from './choices.tsx'
import { SearchChips } from './search-chips.tsx'
import { Composer } from './composer.tsx'
import { heardOf } from './conversation.ts'
import { Thinking } from './thinking.tsx'
import { ToEnd } from './to-end.tsx'
import type { OpenConversation } from './use-conversation.ts'
import { useFollow } from './use-follow.ts'
import { useSeenHeight } from './use-seen-height.ts'
import { Speaking } from '../voice/speaking.tsx'
import { useVoice } from '../voice/use-voice.ts'
import { VoiceToggle } from '../voice/voice-toggle.tsx'

/** The anchor where the page of a form without scripts opens: the latest question. */
const NEWEST = 'newest'

export type ChatBoxProps = {
  conversation: OpenConversation
  /** The title of the box. */
  title: string
  placeholder: string
  /** Shown before the first message. */
  empty?: ReactNode
  /** The last line, below the input. */
  note?: ReactNode
  /** Shown between the messages and the input: the next step. */
  next?: ReactNode
  /** Answers can be copied. */
  isCopied?: boolean
  /** Whether the input needs scripts. */
  needsScripts?: boolean
  /** The values and error of a form posted without scripts. */
  typed?: string | undefined
  problem?: string | undefined
}

/** A conversation with the assistant: messages and input. */
export function ChatBox({
  conversation,
  title,
  placeholder,
  empty,
  note,
  next,
  isCopied = true,
  needsScripts = false,
  typed,
  problem,
}: ChatBoxProps) {
  const { messages, state, send, stop, reset, retry } = conversation
  const alive = useHydrated()
  const voice = useVoice(conversation)
  const heading = useId()
  const card = useSeenHeight()
  const asked = messages.filter(({ role }) => role === 'user').length
  const lastAsked = messages.findLastIndex(({ role }) => role === 'user')
  const { box, below, toEnd } = useFollow(asked)
  const last = messages.at(-1)
  const isBusy = state !== 'idle'
  const isThinking = state === 'thinking'
  useEffect(() => {
    // On phones the box grows with the first question, and its lower part may be below the window.
    if (isThinking) card.current?.scrollIntoView({ block: 'nearest' })
  }, [card, isThinking])
  const newest = last?.role === 'assistant' && !isBusy ? last : undefined
  const { choices = [], search, language = null } = newest ?? {}
  return (
    <section
      ref={card}
      aria-labelledby={heading}
      data-running={asked > 0 || undefined}
      // On phones a conversation takes all the height below the site header.
      className="group/chat flex h-[min(37.5rem,var(--seen,100dvh))] min-h-72 max-sm:data-running:h-[min(46rem,var(--seen,100dvh))] flex-col overflow-hidden rounded-card border border-line bg-paper"
    >
      <header className="flex items-center group-data-short/chat:hidden gap-1 border-b border-line bg-surface py-1.5 ps-4 pe-2">
        <h2 id={heading} className="me-auto min-w-0 truncate font-medium">
          {title}
        </h2>
        {voice && <VoiceToggle voice={voice} />}
        {alive ? (
          <IconButton label={m.chat_reset()} onClick={reset} disabled={asked === 0}>
            <RotateCcw aria-hidden />
          </IconButton>
        ) : (
          asked > 0 && (
            <IconButton label={m.chat_reset()} asChild>
              <a href="?">
                <RotateCcw aria-hidden />
              </a>
            </IconButton>
          )
        )}
      </header>
      {/* One form for all: without scripts, choices and text post to this page. */}
      <form
        method="post"
        action={`#${NEWEST}`}
        className="contents"
        onSubmit={(event) => event.preventDefault()}
      >
        {!alive && asked > 0 && (
          <input type="hidden" name="earlier" value={JSON.stringify(heardOf(messages))} />
        )}
        <div className="min-h-0 flex-1">
          <div
            ref={box}
            role="region"
            aria-label={m.chat_conversation()}
            // Makes it scrollable by keyboard. The browser's scroll anchoring would conflict with ours.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="relative h-full overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
          >
            <div className="flex min-h-full flex-col gap-4 p-4">
              {messages.length === 0 && empty}
              <ol className="flex flex-col gap-4 empty:hidden">
                {messages.map((message, at) =>
                  message.role === 'user' ? (
                    <QuestionBubble
                      key={message.id}
                      id={at === lastAsked ? NEWEST : undefined}
                      text={message.content}
                    />
                  ) : (
                    <AnswerBubble
                      key={message.id}
                      answer={message}
                      isLast={message === last && !isBusy}
                      onRetry={retry}
                      isCopied={isCopied}
                    />
                  ),
                )}
                {!isBusy && last?.role === 'user' && <Unheard onRetry={retry} />}
              </ol>
              {search && (
                <AnswerLanguage value={language}>
                  <SearchChips search={search} onChoose={send} />
                </AnswerLanguage>
              )}
              {choices.length > 0 && (
                <AnswerChoices choices={choices} label={m.chat_choices()} onChoose={send} />
              )}
              <Thinking isThinking={isThinking} />
            </div>
          </div>
        </div>
        {last?.role === 'assistant' && <ToEnd below={below} onPress={toEnd} />}
        {voice && <Speaking voice={voice} />}
        {next}
        <div
          className={cn(
            'border-t border-line bg-surface p-2 pb-1.5',
            needsScripts && 'noscript:hidden',
          )}
        >
          <Composer
            label={m.chat_write()}
            placeholder={placeholder}
            isBusy={isBusy}
            onSend={send}
            onStop={stop}
            typed={typed}
            problem={problem}
            listening={voice?.listening}
          />
          {note}
        </div>
      </form>
      <Announcer answer={last?.role === 'assistant' ? last : undefined} />
    </section>
  )
}
