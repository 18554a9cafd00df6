/** The fields of a profile that its person fills in. */
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

/** Most characters of the parts of an address, as the database takes them. */
export const HOME_ADDRESS_MAX = {
  address: 200,
  city: 120,
  state: 120,
  postalCode: 20,
  country: 120,
}
