import { Square } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import type { Voice } from './use-voice.ts'

/**
 * Says that an answer is being read aloud, with a stop button; stays in view however far the conversation is
 * scrolled.
 */
export function Speaking({ voice: { isSpeaking, stopSpeaking } }: { voice: Voice }) {
  return (
    <div
      className={
        isSpeaking
          ? 'flex items-center justify-between gap-3 border-t border-line bg-primary-tint py-1 ps-4 pe-2 text-sm text-primary'
          : undefined
      }
    >
      <p role="status" className="flex items-center gap-2.5">
        {isSpeaking && (
          <>
            <span aria-hidden className="flex h-4 items-center gap-0.5">
              {[0, 200, 400].map((delay) => (
                <span
                  key={delay}
                  style={{ animationDelay: `${delay}ms` }}
                  className="h-full w-0.5 animate-pulse rounded-full bg-primary even:h-2/3"
                />
              ))}
            </span>
            {m.voice_speaking()}
          </>
        )}
      </p>
      {isSpeaking && (
        <Button type="button" variant="quiet" size="small" onClick={stopSpeaking}>
          <Square aria-hidden className="fill-current" />
          {m.voice_stop()}
        </Button>
      )}
    </div>
  )
}
