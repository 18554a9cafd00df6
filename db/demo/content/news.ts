import type { DemoNews } from '../shapes.ts'
import { NOT_PUBLIC } from './news/not-public.ts'
import { PUBLIC } from './news/public.ts'

export const NEWS: DemoNews[] = [...PUBLIC, ...NOT_PUBLIC]
