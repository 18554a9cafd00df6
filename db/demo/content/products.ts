import type { DemoProduct } from '../shapes.ts'
import { FROM_THE_LAND } from './products/from-the-land.ts'
import { FROM_WORKSHOPS } from './products/from-workshops.ts'
import { NOT_PUBLIC } from './products/not-public.ts'
import { TO_WEAR } from './products/to-wear.ts'

export const PRODUCTS: DemoProduct[] = [
  ...TO_WEAR,
  ...FROM_THE_LAND,
  ...FROM_WORKSHOPS,
  ...NOT_PUBLIC,
]
