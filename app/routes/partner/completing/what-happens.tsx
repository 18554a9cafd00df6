import { m } from '#messages'

type WhatHappensProps = {
  completedAt: string | null
  confirmed: number
  /** Formatted total of the hours and meals entered for individual supports. */
  entered: string
}

/** Explains what the button does. */
export function WhatHappens({ completedAt, confirmed, entered }: WhatHappensProps) {
  return (
    <ul className="list-disc space-y-1.5 ps-5 marker:text-gold-leaf">
      <li>{m.partnerhome_figures_public()}</li>
      {entered && <li>{m.partnerhome_already_entered({ entered })}</li>}
      {confirmed > 0 && <li>{m.partnerhome_will_thank({ count: confirmed })}</li>}
      <li>{completedAt ? m.partnerhome_reopen_text() : m.partnerhome_gifts_stay()}</li>
    </ul>
  )
}
