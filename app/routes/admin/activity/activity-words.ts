import { m } from '#messages'

const names: Record<string, () => string> = {
  page_view: m.useractivity_page_view,
  link_click: m.useractivity_link_click,
  app_loaded: m.useractivity_app_loaded,
  signed_in: m.useractivity_signed_in,
  signed_up: m.useractivity_signed_up,
  signed_out: m.useractivity_signed_out,
  partner_registration: m.useractivity_partner_registration,
  ambassador_registration: m.useractivity_ambassador_registration,
  admin_action: m.useractivity_admin_action,
}

/** Returns the label of an activity type; a type without a label is shown with its own words. */
export function activityName(type: string): string {
  const name = Object.hasOwn(names, type) ? names[type] : undefined
  if (name) return name()
  const words = type.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the details to show: the path of a page view, the target of a link click, otherwise every recorded detail. */
export function activityDetails(type: string, details: Record<string, unknown>): string {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : '')
  if (type === 'page_view') return text('path') + text('search')
  if (type === 'link_click') return text('link') || text('destination') || text('path')
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      const shown = typeof value === 'string' ? value : JSON.stringify(value)
      return name === 'path' ? shown : `${name.replaceAll('_', ' ')}: ${shown}`
    })
    .join(', ')
}
