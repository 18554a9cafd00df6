import type { DemoOrganization } from '../shapes.ts'
import { ABROAD } from './organizations/abroad.ts'
import { NOT_APPROVED } from './organizations/not-approved.ts'
import { RELIEF } from './organizations/relief.ts'
import { TEACHING } from './organizations/teaching.ts'

export const ORGANIZATIONS: DemoOrganization[] = [
  ...RELIEF,
  ...TEACHING,
  ...ABROAD,
  ...NOT_APPROVED,
]
