import { SendHorizontal, Square } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { PROMPT_MAX } from '#domain/assistant/assistant.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ListeningNote, Microphone } from '../voice/microphone.tsx'
import type { Listening } from '../voice/use-listening.ts'

/** From this length on, shows how many characters are left. */
const TELL_FROM = PROMPT_MAX - 200

export type ComposerProps = {
  label: string
  placeholder: string
  isBusy: boolean
  onSend: (text: string) => void
  onStop: () => void
  /** The microphone, if available: what it hears is appended to the typed text. */
  listening?: Listening | undefined
  /** The values and error of a form posted without scripts. */
  typed?: string | undefined
  problem?: string | undefined
}

/** The message input: Enter sends, Shift+Enter breaks the line. Without scripts it is a form that posts to its page. */
export function Composer({
  label,
  placeholder,
  isBusy,
  onSend,
  onStop,
  typed = '',
  problem,
  listening,
}: ComposerProps) {
  const alive = useHydrated()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(typed)
  // On phones an empty input stays low while unfocused, to leave room for the messages.
  const [isResting, setResting] = useState(true)
  const shown = withWords(text, listening?.heard ?? '')
  const isBlank = shown.trim() === ''
  const left = PROMPT_MAX - shown.length
  const send = () => {
    if (isBusy || isBlank) return
    listening?.stop()
    onSend(shown)
    setText('')
    setResting(true)
    // An on-screen keyboard would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) box.current?.blur()
    else box.current?.focus()
  }
  useEffect(() =>
    listening?.follow({
      onSaid(words) {
        const whole = withWords(text, words)
        if (!isBusy) onSend(whole)
        setText(isBusy ? whole : '')
      },
      onLeft: (words) => setText(withWords(text, words)),
    }),
  )
  const stopListening = listening?.stop
  useEffect(() => {
    if (isBusy) stopListening?.()
  }, [isBusy, stopListening])
  const onKeyDown = (event: KeyboardEvent) => {
    setResting(false)
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  return (
    <div
      data-resting={isResting || undefined}
      className="group/composer flex gap-2 rounded-card border border-field bg-surface p-1.5 transition-colors hover:border-ink has-[textarea:focus-visible]:border-primary has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-primary"
    >
      <div className="flex min-w-0 flex-1 flex-col">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          ref={box}
          id={id}
          name="prompt"
          dir="auto"
          value={shown}
          onChange={(event) => {
            listening?.stop()
            setText(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setResting(false)}
          onBlur={() => setResting(true)}
          maxLength={PROMPT_MAX}
          required
          placeholder={placeholder}
          enterKeyHint="send"
          aria-describedby={`${id}-note`}
          aria-invalid={problem ? true : undefined}
          className="h-37.5 w-full resize-none max-sm:group-data-running/chat:group-data-resting/composer:placeholder-shown:h-16 rounded-field bg-transparent px-2.5 py-2 text-base text-ink placeholder:text-muted focus-visible:outline-none"
        />
        <p id={`${id}-note`} className="px-2.5 text-xs text-muted empty:hidden">
          {problem && <span className="font-medium text-donate">{problem}</span>}
          {!problem && shown.length > TELL_FROM && m.chat_characters_left({ left })}
        </p>
        {listening && <ListeningNote state={listening.state} />}
      </div>
      <div className="flex flex-col items-center justify-end gap-1 max-sm:group-data-running/chat:group-data-resting/composer:group-has-placeholder-shown/composer:flex-row max-sm:group-data-running/chat:group-data-resting/composer:group-has-placeholder-shown/composer:items-end">
        {listening && <Microphone listening={listening} isBusy={isBusy} />}
        {isBusy && (
          <IconButton label={m.chat_stop_answering()} onClick={onStop}>
            <Square aria-hidden className="fill-current" />
          </IconButton>
        )}
        <IconButton
          type="submit"
          label={m.chat_send()}
          disabled={alive && (isBusy || isBlank)}
          onClick={(event) => {
            event.preventDefault()
            send()
          }}
          className="bg-primary text-on-primary hover:bg-primary-strong hover:text-on-primary disabled:bg-sand disabled:text-muted disabled:opacity-100"
        >
          <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </div>
  )
}

/** The typed text plus the heard words, up to the maximum length. */
function withWords(text: string, words: string): string {
  if (words === '') return text
  const gap = text === '' || /\s$/.test(text) ? '' : ' '
  return `${text}${gap}${words}`.slice(0, PROMPT_MAX).toWellFormed()
}

/** Input methods use Enter to end a word; Safari reports that only by a key code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
