import { Check, ScanQrCode, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { scannedPath } from '#domain/attendance/attendance.ts'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ScanAnswer } from './answer-scan.ts'
import { scanCodes } from './scan-codes.ts'

type ScannerProps = {
  /** Checks in the person whom a code names, and says what the code means. */
  take: (text: string) => ScanAnswer
}

/** Reads people's codes one after the other, with or without a connection. Nothing where a page cannot have a camera. */
export function Scanner({ take }: ScannerProps) {
  const isPossible = useHydrated() && navigator.mediaDevices !== undefined
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  if (!isPossible) return null
  const isOn = state === 'on'
  return (
    <div className="mt-5">
      <Button
        type="button"
        variant="secondary"
        wide
        aria-expanded={isOn}
        onClick={() => setState(isOn ? 'off' : 'on')}
      >
        {isOn ? <X aria-hidden /> : <ScanQrCode aria-hidden />}
        {isOn ? m.onday_scan_stop() : m.onday_scan()}
      </Button>
      {isOn && <Camera take={take} onFailure={() => setState('failed')} />}
      {state === 'failed' && (
        <Banner tone="warning" className="mt-3">
          {m.onday_scan_failed()}
        </Banner>
      )}
    </div>
  )
}

function Camera({ take, onFailure }: ScannerProps & { onFailure: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [answer, setAnswer] = useState<ScanAnswer | null>(null)
  const onCode = useEffectEvent((text: string) => {
    setAnswer(take(text))
    // For who looks at the person rather than at the phone.
    if ('vibrate' in navigator) navigator.vibrate(80)
  })
  const onEnd = useEffectEvent(onFailure)
  useEffect(() => {
    if (!video.current) return
    return scanCodes(video.current, { onCode: (text) => onCode(text), onFailure: () => onEnd() })
  }, [])
  return (
    <div className="mt-3 overflow-hidden rounded-card border border-line bg-surface">
      <video
        ref={video}
        muted
        playsInline
        aria-label={m.onday_scan_picture()}
        className="max-h-[50vh] w-full bg-sand object-cover"
      />
      <output className="flex min-h-16 items-center gap-x-3 p-4 text-lead font-medium wrap-anywhere">
        {answer === null ? (
          <span className="text-base font-normal text-muted">{m.onday_scan_text()}</span>
        ) : (
          <>
            {answer.isHere && <Check aria-hidden className="size-6 shrink-0 text-volunteer" />}
            <span className="min-w-0 flex-1">{answer.text}</span>
            {answer.code && (
              <Link className="text-primary underline" to={scannedPath(answer.code)}>
                {m.onday_scan_open()}
              </Link>
            )}
          </>
        )}
      </output>
    </div>
  )
}
