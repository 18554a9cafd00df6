import { Keyboard, Mic, Volume2, type LucideIcon } from 'lucide-react'
import { m } from '#messages'
import { useHasVoice } from '../assistant/voice/use-has-voice.ts'

/** How one talks here: by voice where there is one, else by writing. */
export function Hints() {
  const hasVoice = useHasVoice()
  const hints: [LucideIcon, string][] = hasVoice
    ? [
        [Mic, m.volunteerprofile_hint_speak()],
        [Volume2, m.volunteerprofile_hint_listen()],
      ]
    : [[Keyboard, m.volunteerprofile_hint_write()]]
  return (
    <ul className="grid gap-2.5 rounded-card bg-sand p-4 text-sm sm:p-5">
      {hints.map(([Icon, words]) => (
        <li key={words} className="flex gap-3">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-gold" />
          {words}
        </li>
      ))}
    </ul>
  )
}
