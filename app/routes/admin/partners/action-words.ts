import { m } from '#messages'

const failed: Record<string, () => string> = {
  suspend: m.organizations_suspend_failed,
  restore: m.organizations_restore_failed,
  lift: m.due_lift_failed,
  'end-lift': m.due_end_lift_failed,
  hide: m.organizations_hide_failed,
  show: m.organizations_show_failed,
}

/** Returns the title shown when an action fails. */
export function actionFailedWords(intent: string | undefined): string {
  return (failed[intent ?? ''] ?? m.organizations_hide_failed)()
}

const asked = {
  suspend: { word: m.forms_suspend, lead: m.organizations_suspend_lead },
  restore: { word: m.forms_restore, lead: m.organizations_restore_lead },
  lift: { word: m.due_lift, lead: m.due_lift_lead },
  hide: { word: m.organizations_hide, lead: m.organizations_hide_lead },
}

/** Returns an action's label and explanation. */
export function organizationActionLabels(intent: keyof typeof asked): {
  word: string
  lead: string
} {
  return { word: asked[intent].word(), lead: asked[intent].lead() }
}
