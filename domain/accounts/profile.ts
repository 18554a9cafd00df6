/** The fields of a profile that its person fills in, with the columns they are stored in. */
export const PROFILE_COLUMNS = {
  fullName: 'full_name',
  mobilePhone: 'mobile_phone',
  address: 'address',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  country: 'country',
} as const
export type ProfileField = keyof typeof PROFILE_COLUMNS

/** Most characters of the parts of an address, as the database takes them. */
export const ADDRESS_MAX = { address: 200, city: 120, state: 120, postalCode: 20, country: 120 }
