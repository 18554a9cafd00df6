import type { DemoProject } from '../shapes.ts'
import { ALMOND_WINDOW } from './projects/almond-window.ts'
import { GALILEE_HANDS } from './projects/galilee-hands.ts'
import { NEGEV_BLOOM } from './projects/negev-bloom.ts'
import { NINTH_POT } from './projects/ninth-pot.ts'
import { QUIET_STRIDE } from './projects/quiet-stride.ts'

export const PROJECTS: DemoProject[] = [
  ...GALILEE_HANDS,
  ...NEGEV_BLOOM,
  ...QUIET_STRIDE,
  ...NINTH_POT,
  ...ALMOND_WINDOW,
]
