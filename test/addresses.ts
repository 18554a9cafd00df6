/** The addresses that production does not start without, as an installation sets them. */
export const ADDRESSES = {
  MAIL_FROM: 'Here <no-reply@here.example>',
  OFFICE_EMAIL: 'office@here.example',
  OFFICE_CONTACT: 'Tamar Levi',
  OFFICE_PHONE: '+972 4 555 0177',
  OFFICE_ADDRESS: '8 Harbor Road, Haifa 3303107, Israel',
  PRIVACY_EMAIL: 'data@here.example',
  LEGAL_EMAIL: 'terms@here.example',
}
