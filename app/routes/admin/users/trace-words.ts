import { m } from '#messages'

const fields: Record<string, () => string> = {
  full_name: m.people_field_full_name,
  mobile_phone: m.people_field_mobile_phone,
  address: m.people_field_address,
  city: m.people_field_city,
  state: m.people_field_state,
  postal_code: m.people_field_postal_code,
  country: m.people_field_country,
  avatar_url: m.people_field_avatar,
}

const activities: Record<string, () => string> = {
  page_view: m.people_activity_page_view,
  link_click: m.people_activity_link_click,
  app_loaded: m.people_activity_app_loaded,
  signed_in: m.people_activity_signed_in,
  signed_up: m.people_activity_signed_up,
  signed_out: m.people_activity_signed_out,
  partner_registration: m.people_activity_partner_registration,
  ambassador_registration: m.people_activity_ambassador_registration,
  admin_action: m.people_activity_admin_action,
}

/** What a field of the profile is called. */
export function nameOfField(field: string): string {
  return fields[field]?.() ?? m.people_field_other({ name: field.replaceAll('_', ' ') })
}

/** What somebody did, by the word it is kept under; an unknown word as it stands. */
export function nameOfActivity(type: string): string {
  return activities[type]?.() ?? type.replaceAll('_', ' ')
}
