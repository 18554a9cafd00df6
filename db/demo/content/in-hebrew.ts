import { ABROAD } from './in-hebrew/abroad.ts'
import { ALMOND_WINDOW } from './in-hebrew/almond-window.ts'
import { COAST_LILY } from './in-hebrew/coast-lily.ts'
import { ENDED_OR_LATER } from './in-hebrew/ended-or-later.ts'
import { EVENTS } from './in-hebrew/events.ts'
import { FIRST_KEY } from './in-hebrew/first-key.ts'
import { GALILEE_HANDS } from './in-hebrew/galilee-hands.ts'
import { LOOM_AND_CODE } from './in-hebrew/loom-and-code.ts'
import { NEGEV_BLOOM } from './in-hebrew/negev-bloom.ts'
import { NINTH_POT } from './in-hebrew/ninth-pot.ts'
import { NOT_APPROVED } from './in-hebrew/not-approved.ts'
import { QUIET_STRIDE } from './in-hebrew/quiet-stride.ts'
import { STEADY_LIGHT } from './in-hebrew/steady-light.ts'
import type { HebrewTexts } from './in-hebrew/text.ts'
import { THRESHOLD_HOUSE } from './in-hebrew/threshold-house.ts'

/** Hebrew texts of projects and events by their key; the others are in English alone. */
export const IN_HEBREW: HebrewTexts = {
  ...GALILEE_HANDS,
  ...NEGEV_BLOOM,
  ...QUIET_STRIDE,
  ...NINTH_POT,
  ...ALMOND_WINDOW,
  ...LOOM_AND_CODE,
  ...THRESHOLD_HOUSE,
  ...COAST_LILY,
  ...FIRST_KEY,
  ...STEADY_LIGHT,
  ...ABROAD,
  ...ENDED_OR_LATER,
  ...NOT_APPROVED,
  ...EVENTS,
}
