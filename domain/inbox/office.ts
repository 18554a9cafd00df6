/** Where people reach us, and where answers to our mails go. Addresses for a postal letter in lines. */
export const OFFICE = {
  person: 'Noa Ben-David',
  email: 'hello@f4i.example',
  phone: '+972 2 555 0148',
  street: '12 HaNevi’im Street',
  city: 'Jerusalem 9510302',
  country: 'Israel',
} as const
