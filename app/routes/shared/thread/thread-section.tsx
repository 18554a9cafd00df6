import { Send } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { Thread } from '#domain/threads/read-thread.ts'
import { MESSAGES_ANCHOR, type Side } from '#domain/threads/thread.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useFocusFault } from '#app/ui/use-focus-fault.ts'
import { MessageList } from './message-list.tsx'
import { ThreadChoices } from './thread-choices.tsx'
import { isThreadIntent, THREAD_INTENTS } from './thread-intents.ts'
import { Sentence } from '#app/ui/sentence.tsx'

type ThreadSectionProps = {
  thread: Thread
  side: Side
  /** The other side's name. */
  name: string
  /** Of the page's action; those of other forms are not shown here. */
  problems: FormErrors | undefined
  title?: string
  className?: string
}

/** The messages of a thread, a form that writes one, and the choices to mute or report it. */
export function ThreadSection(props: ThreadSectionProps) {
  const { thread, side, name, title = m.threads_with({ name }), className } = props
  const problems = isThreadIntent(props.problems?.values['intent']) ? props.problems : undefined
  return (
    <section
      aria-labelledby={MESSAGES_ANCHOR}
      className={cn('border-t border-line pt-6', className)}
      data-print="never"
    >
      <h2
        id={MESSAGES_ANCHOR}
        className="scroll-mt-24 font-display text-subheading font-bold wrap-anywhere"
      >
        {title}
      </h2>
      <p className="mt-1.5 text-sm text-muted wrap-anywhere">
        <Sentence>{m.threads_private({ name })}</Sentence>
      </p>
      <MessageList thread={thread} side={side} name={name} className="mt-5" />
      {thread.mayWrite ? (
        // Remounts an empty form after each message.
        <WriteForm key={thread.messages.length} {...{ name, problems }} />
      ) : (
        <p className="mt-5 text-muted">{m.threads_closed()}</p>
      )}
      {thread.messages.length > 0 && <ThreadChoices {...{ thread, side, name, problems }} />}
    </section>
  )
}

function WriteForm({ name, problems }: { name: string; problems: FormErrors | undefined }) {
  const { formData } = useNavigation()
  const own = problems?.values['intent'] === THREAD_INTENTS.write ? problems : undefined
  const box = useFocusFault<HTMLTextAreaElement>(own, own?.fields['text'])
  return (
    <Form method="post" noValidate preventScrollReset className="mt-5 grid gap-3">
      {own && own.fields['text'] === undefined && <ProblemBanner problems={own} focusOn={own} />}
      <input type="hidden" name="intent" value={THREAD_INTENTS.write} />
      <TextArea
        {...keptField(own, 'text')}
        ref={box}
        label={m.threads_text()}
        help={m.threads_text_help({ name })}
        required
      />
      <div>
        <Button type="submit" pending={formData?.get('intent') === THREAD_INTENTS.write}>
          <Send aria-hidden className="rtl:-scale-x-100" />
          {m.threads_send()}
        </Button>
      </div>
    </Form>
  )
}
