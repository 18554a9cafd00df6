/** The profile fields that users fill in. */
export const USER_PROFILE_FIELDS = [
  'fullName',
  'mobilePhone',
  'address',
  'city',
  'state',
  'postalCode',
  'country',
] as const
export type UserProfileField = (typeof USER_PROFILE_FIELDS)[number]

/** Maximum lengths of the address fields in characters, as in the database. */
export const HOME_ADDRESS_MAX = {
  address: 200,
  city: 120,
  state: 120,
  postalCode: 20,
  country: 120,
}
