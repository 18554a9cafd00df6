import { m } from '#messages'

const labels: Record<string, () => string> = {
  name: m.partneradmin_name,
  other_names: m.partneradmin_other_names,
  website: m.forms_website,
  registration_number: m.partneradmin_number,
  country: m.partneradmin_country,
  organization_type: m.partneradmin_type,
  year_established: m.partneradmin_year,
  charitable_status: m.partneradmin_charitable,
  physical_address: m.partneradmin_address,
  mission: m.partneradmin_mission,
  description: m.partneradmin_description,
  language: m.posts_field_language,
  translations: m.partneradmin_translations,
  logo_file_id: m.partneradmin_logo,
  cover: m.partneradmin_cover,
  contact_person_name: m.partneradmin_contact_name,
  contact_person_role: m.partneradmin_contact_role,
  email: m.forms_email_address,
  phone: m.partneradmin_phone,
  social_links: m.partneradmin_social,
  is_contact_public: m.partneradmin_contact_visibility,
  focus_areas: m.partneradmin_focus_areas,
  other_focus_area: m.partneradmin_other_focus,
  regions: m.partneradmin_regions,
  audiences: m.partneradmin_audience,
  other_audience: m.partneradmin_other_audience,
  activities: m.partneradmin_activities,
  other_activity: m.partneradmin_other_activity,
  team: m.team_title,
  user_id: m.team_duty_own,
}

/** The columns that identify an organization: staff's decision was based on them. */
const IDENTITY = ['name', 'other_names', 'registration_number', 'country', 'organization_type']

/** The label of a profile column; the column's own name if it has none. */
export function partnerFieldLabel(column: string): string {
  return labels[column]?.() ?? column
}

/** Whether a column identifies an organization, so that staff should review a change. */
export function identifiesPartner(column: string): boolean {
  return IDENTITY.includes(column)
}
