/** Who and where we are; the email address is a setting. The postal address in lines. */
export const OFFICE = {
  person: 'Noa Ben-David',
  phone: '+972 2 555 0148',
  street: '12 HaNevi’im Street',
  city: 'Jerusalem 9510302',
  country: 'Israel',
} as const
