import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Mark } from './marks-store.ts'
import type { NotAccepted } from './send-marks.ts'

type WaitingMarksProps = {
  waiting: readonly Mark[]
  notAccepted: readonly NotAccepted[]
  isSignedOut: boolean
  send: () => void
  dismiss: () => void
}

/** What was marked and is not sent yet, and what the server did not accept. */
export function WaitingMarks({
  waiting,
  notAccepted,
  isSignedOut,
  send,
  dismiss,
}: WaitingMarksProps) {
  return (
    <>
      {waiting.length > 0 && (
        <Banner
          tone="warning"
          className="mt-5"
          title={m.onday_not_sent({ count: waiting.length })}
          action={
            <Button type="button" variant="secondary" size="small" onClick={send}>
              {m.onday_send_now()}
            </Button>
          }
        >
          {isSignedOut ? m.onday_not_sent_signed_out() : m.onday_not_sent_text()}
        </Banner>
      )}
      {notAccepted.length > 0 && (
        <Banner
          tone="danger"
          className="mt-5"
          title={m.onday_not_accepted()}
          action={
            <Button type="button" variant="secondary" size="small" onClick={dismiss}>
              {m.onday_dismiss()}
            </Button>
          }
        >
          <ul>
            {notAccepted.map(({ id, name, reason }) => (
              <li key={id} dir="auto">
                {name ? m.onday_not_accepted_line({ name, reason }) : reason}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
