import type { DemoOrganization } from '../shapes.ts'
import { ABROAD } from './organizations/abroad.ts'
import { ISRAELI } from './organizations/israeli.ts'
import { NOT_APPROVED } from './organizations/not-approved.ts'

export const ORGANIZATIONS: DemoOrganization[] = [...ISRAELI, ...ABROAD, ...NOT_APPROVED]
