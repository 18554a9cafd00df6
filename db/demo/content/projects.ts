import type { DemoProject } from '../shapes.ts'
import { ABROAD } from './projects/abroad.ts'
import { ALMOND_WINDOW } from './projects/almond-window.ts'
import { COAST_LILY } from './projects/coast-lily.ts'
import { ENDED_OR_LATER } from './projects/ended-or-later.ts'
import { FIRST_KEY } from './projects/first-key.ts'
import { GALILEE_HANDS } from './projects/galilee-hands.ts'
import { LOOM_AND_CODE } from './projects/loom-and-code.ts'
import { NEGEV_BLOOM } from './projects/negev-bloom.ts'
import { NINTH_POT } from './projects/ninth-pot.ts'
import { NOT_APPROVED } from './projects/not-approved.ts'
import { QUIET_STRIDE } from './projects/quiet-stride.ts'
import { STEADY_LIGHT } from './projects/steady-light.ts'
import { THRESHOLD_HOUSE } from './projects/threshold-house.ts'

export const PROJECTS: DemoProject[] = [
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
]
