/** The addresses that production does not start without, as an installation sets them. */
export const ADDRESSES = {
  MAIL_FROM: 'Here <no-reply@here.example>',
  OFFICE_EMAIL: 'office@here.example',
  PRIVACY_EMAIL: 'data@here.example',
  LEGAL_EMAIL: 'terms@here.example',
}
