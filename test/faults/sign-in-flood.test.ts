import { findPostgres } from '../../scripts/find-postgres.mjs'
import { AT_ONE_ACCOUNT, besiege } from './sign-in-crowds.ts'

// The harder database of the two, where there is one, and more than twice as many as may wait; `sign-in-flood.fault.ts` sends
// more, to both.
besiege(findPostgres() === null ? ['usual', 'embedded'] : ['wide', 'server'], 160, [AT_ONE_ACCOUNT])
