import type { DemoAmbassador } from '../shapes-ambassadors.ts'
import { CLASSES_AND_PEWS } from './ambassadors/classes-and-pews.ts'
import { JONATHAN_REED } from './ambassadors/jonathan-reed.ts'
import { SHOPS_AND_NEIGHBORS } from './ambassadors/shops-and-neighbors.ts'

export const AMBASSADORS: DemoAmbassador[] = [
  JONATHAN_REED,
  ...CLASSES_AND_PEWS,
  ...SHOPS_AND_NEIGHBORS,
]
