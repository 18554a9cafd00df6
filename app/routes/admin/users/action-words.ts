import { USER_ACTIONS, type UserAction } from '#domain/accounts/person.ts'
import type { PartnerStatus } from '#domain/partners/partner.ts'
import { m } from '#messages'

type Words = {
  word: () => string
  lead: () => string
  done: () => string
  isHarsh: boolean
  /** Offers to apply the same action to the user's organization while it has this status. */
  organization?: {
    status: PartnerStatus
    offer: (about: { organization: string }) => string
    help: () => string
    done: () => string
  }
}

/** Labels, explanations and success messages of each action. */
export const userActionLabels: Record<UserAction, Words> = {
  'grant-admin': {
    word: m.people_grant_admin,
    lead: m.people_grant_admin_lead,
    done: m.people_admin_granted,
    isHarsh: false,
  },
  'remove-admin': {
    word: m.people_remove_admin,
    lead: m.people_remove_admin_lead,
    done: m.people_admin_removed,
    isHarsh: true,
  },
  'grant-superuser': {
    word: m.people_grant_superuser,
    lead: m.people_grant_superuser_lead,
    done: m.people_superuser_granted,
    isHarsh: false,
  },
  'remove-superuser': {
    word: m.people_remove_superuser,
    lead: m.people_remove_admin_lead,
    done: m.people_superuser_removed,
    isHarsh: true,
  },
  suspend: {
    word: m.forms_suspend,
    lead: m.people_suspend_lead,
    done: m.people_was_suspended,
    isHarsh: true,
    organization: {
      status: 'approved',
      offer: m.people_suspend_organization,
      help: m.people_suspend_organization_help,
      done: m.people_organization_suspended,
    },
  },
  restore: {
    word: m.forms_restore,
    lead: m.people_restore_lead,
    done: m.people_was_restored,
    isHarsh: false,
    organization: {
      status: 'suspended',
      offer: m.people_restore_organization,
      help: m.people_restore_organization_help,
      done: m.people_organization_restored,
    },
  },
}

/** Parses the action named by a form or URL; null if unknown. */
export function parseUserAction(word: string | null | undefined): UserAction | null {
  return USER_ACTIONS.find((intent) => intent === word) ?? null
}
