import { BellOff, BellRing, Flag } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { Thread } from '#domain/threads/read-thread.ts'
import type { Side } from '#domain/threads/thread.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Button } from '#app/ui/button.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { THREAD_INTENTS } from './thread-intents.ts'
import { Sentence } from '#app/ui/sentence.tsx'

type ThreadChoicesProps = {
  thread: Thread
  side: Side
  name: string
  problems: FormErrors | undefined
}

/** Stops the emails of a thread, reports it, and for an organization says that no answer is needed. */
export function ThreadChoices({ thread, side, name, problems }: ThreadChoicesProps) {
  const { isMuted, isReported, waitsFor } = thread
  const { formData } = useNavigation()
  const { mute, unmute, settle, report } = THREAD_INTENTS
  const intent = problems?.values['intent']
  const own = intent === report ? problems : undefined
  const isOther = own === undefined && intent !== THREAD_INTENTS.write
  const plain = (chosen: string, icon: typeof BellOff | null, words: string) => {
    const Icon = icon
    return (
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value={chosen}
          variant="quiet"
          size="small"
          pending={formData?.get('intent') === chosen}
        >
          {Icon && <Icon aria-hidden />}
          {words}
        </Button>
      </Form>
    )
  }
  return (
    <div className="mt-3 -ms-3 flex flex-wrap items-start gap-x-2 gap-y-1">
      {isOther && <ProblemBanner problems={problems} className="ms-3 basis-full" />}
      {side === 'partner' && waitsFor === 'partner' && plain(settle, null, m.threads_settle())}
      {isMuted
        ? plain(unmute, BellRing, m.threads_unmute())
        : plain(mute, BellOff, m.threads_mute())}
      {isReported ? (
        <p className="px-3 py-2 text-sm text-muted">{m.threads_is_reported()}</p>
      ) : (
        <details className="open:basis-full" open={own !== undefined}>
          <summary className={`${buttonVariants({ variant: 'quiet', size: 'small' })} list-none`}>
            <Flag aria-hidden />
            {m.threads_report()}
          </summary>
          <Form
            method="post"
            noValidate
            preventScrollReset
            className="ms-3 mt-3 grid max-w-text gap-3 rounded-field bg-sand p-4"
          >
            {own && own.fields['reason'] === undefined && <ProblemBanner problems={own} />}
            <p className="text-sm wrap-anywhere">
              <Sentence>{m.threads_report_text({ name })}</Sentence>
            </p>
            <input type="hidden" name="intent" value={report} />
            <TextArea {...keptField(own, 'reason')} label={m.threads_reason()} required />
            <div>
              <Button
                type="submit"
                variant="danger"
                size="small"
                pending={formData?.get('intent') === report}
              >
                {m.threads_report_send()}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </div>
  )
}
