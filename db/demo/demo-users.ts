import type { StaffRole } from '#domain/accounts/account.ts'

/** One fictional person of the demo. Tests, demo data and screenshots share them. */
export type CastMember = {
  id: string
  email: string
  fullName: string
  roles: StaffRole[]
  /** What the sign-in page says about this account. */
  part: string
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-password'

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const DEMO_USERS = {
  superuser: {
    id: id(1),
    email: 'superuser@demo.test',
    fullName: 'Tamar Sade',
    roles: ['superuser'],
    part: 'Superuser',
  },
  admin: {
    id: id(2),
    email: 'admin@demo.test',
    fullName: 'Daniel Carmi',
    roles: ['admin'],
    part: 'Admin',
  },
  partner: {
    id: id(3),
    email: 'partner@demo.test',
    fullName: 'Yael Arbel',
    roles: [],
    part: 'Partner',
  },
  partner2: {
    id: id(4),
    email: 'partner2@demo.test',
    fullName: 'Eitan Golan',
    roles: [],
    part: 'Another partner',
  },
  applicant: {
    id: id(5),
    email: 'applicant@demo.test',
    fullName: 'Miriam Shaked',
    roles: [],
    part: 'Applicant',
  },
  ambassador: {
    id: id(6),
    email: 'ambassador@demo.test',
    fullName: 'Jonathan Reed',
    roles: [],
    part: 'Ambassador',
  },
  supporter: {
    id: id(7),
    email: 'supporter@demo.test',
    fullName: 'Sarah Whitman',
    roles: [],
    part: 'Supporter',
  },
} as const satisfies Record<string, CastMember>
