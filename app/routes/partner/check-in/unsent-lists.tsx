import { useEffect, useState, useSyncExternalStore } from 'react'
import { Form, useSearchParams } from 'react-router'
import { m } from '#messages'
import { forgetTab } from '#app/shell/forget-tab.ts'
import { signOutAddress } from '#app/shell/navigation.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { forgetUnsent, listUnsent } from '#app/shell/unsent-marks.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { listenToMarks, readMarks } from './marks-store.ts'
import { sendAll, type NotAccepted } from './send-marks.ts'
import { WaitingMarks } from './waiting-marks.tsx'

/** Marks of any list that this browser has not sent; and for whoever is about to sign out, what becomes of them. */
export function UnsentLists() {
  const [params] = useSearchParams()
  const isLeaving = params.has('leaving')
  const { viewer } = useReader()
  const unsent = useSyncExternalStore(
    listenToMarks,
    () => listUnsent(viewer?.mark).join('\n'),
    () => '',
  )
  const [notAccepted, setNotAccepted] = useState<NotAccepted[]>([])
  const [isSignedOut, setSignedOut] = useState(false)
  const keys = unsent === '' ? [] : unsent.split('\n')
  const send = async () => {
    for (const key of keys) {
      const sent = await sendAll(key, (refused) => setNotAccepted((all) => [...all, refused]))
      setSignedOut(sent === 'signed-out')
    }
  }
  useEffect(() => {
    if (isLeaving) void send()
    // Once, when they are about to leave.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLeaving])
  const leave = () => {
    forgetUnsent(viewer?.mark)
    forgetTab()
  }
  return (
    <>
      <WaitingMarks
        waiting={keys.flatMap(readMarks)}
        {...{ notAccepted, isSignedOut }}
        send={() => void send()}
        dismiss={() => setNotAccepted([])}
      />
      {isLeaving && (
        <Banner tone="info" className="mt-5" title={m.onday_leaving()}>
          <p>{keys.length > 0 ? m.onday_leaving_unsent() : m.onday_leaving_sent()}</p>
          <Form method="post" action={signOutAddress} onSubmit={leave} className="mt-3">
            <Button type="submit" variant={keys.length > 0 ? 'danger' : 'primary'}>
              {keys.length > 0 ? m.onday_leave_unsent() : m.shell_sign_out()}
            </Button>
          </Form>
        </Banner>
      )}
    </>
  )
}
