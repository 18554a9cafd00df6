import { Volume2, VolumeX } from 'lucide-react'
import { m } from '#messages'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Voice } from './use-voice.ts'

/** Toggles reading answers aloud. */
export function VoiceToggle({ voice: { isOn, toggle } }: { voice: Voice }) {
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <IconButton
      data-voice
      label={m.voice_toggle()}
      aria-pressed={isOn}
      onClick={toggle}
      className="aria-pressed:bg-primary-tint aria-pressed:text-primary"
    >
      <Icon aria-hidden />
    </IconButton>
  )
}
