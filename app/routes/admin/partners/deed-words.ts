import { m } from '#messages'

const failed: Record<string, () => string> = {
  suspend: m.organizations_suspend_failed,
  restore: m.organizations_restore_failed,
  hide: m.organizations_hide_failed,
  show: m.organizations_show_failed,
}

/** What is said when a deed could not be done. */
export function failedWords(intent: string | undefined): string {
  return (failed[intent ?? ''] ?? m.organizations_hide_failed)()
}

const asked = {
  suspend: { word: m.organizations_suspend, lead: m.organizations_suspend_lead },
  restore: { word: m.organizations_restore, lead: m.organizations_restore_lead },
  hide: { word: m.organizations_hide, lead: m.organizations_hide_lead },
}

/** A deed as a button, and what it does. */
export function deedWords(deed: keyof typeof asked): { word: string; lead: string } {
  return { word: asked[deed].word(), lead: asked[deed].lead() }
}
