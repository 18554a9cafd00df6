import { Mic } from 'lucide-react'
import { m } from '#messages'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Listening } from './use-listening.ts'

type MicrophoneProps = {
  listening: Listening
  /** An answer is in progress, so listening is disabled. */
  isBusy: boolean
}

/** Starts and stops listening. Keeps the focus while an answer arrives, so that the user can continue by voice. */
export function Microphone({ listening: { state, start, stop }, isBusy }: MicrophoneProps) {
  const isOn = state !== 'off'
  return (
    <IconButton
      data-voice
      label={m.voice_microphone()}
      aria-pressed={isOn}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (isOn) stop()
        else if (!isBusy) start()
      }}
      className="isolate aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-pressed:bg-donate aria-pressed:text-on-donate aria-pressed:hover:bg-donate-strong aria-pressed:hover:text-on-donate"
    >
      {state === 'on' && (
        <span
          aria-hidden
          className="absolute inset-0 -z-10 rounded-field bg-donate opacity-40 motion-safe:animate-ping"
        />
      )}
      <Mic aria-hidden />
    </IconButton>
  )
}

/** Says whether the microphone is listening. The live region is always rendered so that screen readers announce it. */
export function ListeningNote({ state }: Pick<Listening, 'state'>) {
  return (
    <span role="status" className="px-2.5 pb-0.5 text-xs font-medium text-donate empty:hidden">
      {state === 'starting' && m.voice_starting()}
      {state === 'on' && m.voice_listening()}
    </span>
  )
}
