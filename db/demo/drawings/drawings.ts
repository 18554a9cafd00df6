import { AT_SEA } from './at-sea.ts'
import { CLOTHES } from './clothes.ts'
import { COOKBOOK } from './cookbook.ts'
import { DESK } from './desk.ts'
import { FOOD } from './food.ts'
import { INLAND } from './inland.ts'
import { LOGOS } from './logos.ts'
import { MARKS } from './marks.ts'
import type { Drawing } from './paint.ts'
import { PORTRAITS } from './portraits.ts'
import { WORKSHOP } from './workshop.ts'

/** Every drawing by the name of its picture, such as `logos/galilee-hands`. */
export const DRAWINGS: Record<string, Drawing> = {
  ...named('logos', LOGOS),
  ...named('marks', MARKS),
  ...named('portraits', PORTRAITS),
  ...named('products', { ...CLOTHES, ...FOOD, ...WORKSHOP, ...DESK, ...COOKBOOK }),
  ...named('news', { ...INLAND, ...AT_SEA }),
}

function named(folder: string, drawings: Record<string, Drawing>): Record<string, Drawing> {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [`${folder}/${name}`, drawing]),
  )
}
