import { m } from '#messages'
import type { Office } from '#platform/env.ts'
import type { Way } from './way.ts'

const MANY =
  /congregant|congregation|\bstudents\b|pupils|\bour (class|school)|delegation|youth group|group of|employees|colleagues|\b\d+ (people|persons|participants|friends|of us)/

const OURS =
  /\b(our|my|an?|i run a|we are an?|small|the) (\w+ )?(organi[sz]ation|charity|ngo|non-?profit|association|amuta|foundation|trust|npo|organi[sz]ations)\b/

/** Ways to do things on this site. Of several matches, the one with most signs wins. */
export const SITE_WAYS: readonly Way[] = [
  {
    signs: [
      OURS,
      /join|regist|appl|partner|post|list|part|become|publish|add|sign up|member|here|site/,
    ],
    says: m.answers_way_partner,
    feature: 'partner-registration',
  },
  {
    signs: [/become|apply|join|register/, /\bpartner\b/],
    says: m.answers_way_partner,
    feature: 'partner-registration',
  },
  {
    signs: [
      /\b(post|publish|add|submit|upload|offer|create|list)\b/,
      /\b(project|event|need|initiative)s?\b/,
      /\b(my|our|own|an?|i|we|how)\b/,
    ],
    says: m.answers_way_post,
    feature: 'partner-registration',
  },
  {
    signs: [/ambassador/, /become|register|apply|join|how (do|can) i|sign up|be an/],
    says: m.answers_way_ambassador,
    feature: 'ambassadors',
  },
  {
    signs: [/ambassador|campaign/, /\bmy\b|dashboard|campaign/],
    says: m.answers_way_ambassador_desk,
    feature: 'ambassadors',
  },
  {
    signs: [
      /\b(my|our|an|the) (\w+ )?application\b|appl(y|ied)\b/,
      /review|approv|decid|answer|take|status|hear|long|when/,
    ],
    says: m.answers_way_partner,
    feature: 'partner-registration',
  },
  { signs: [/ambassador/], says: m.answers_ambassadors, feature: 'ambassadors' },
  {
    signs: [/\bgroups?\b/, /start|create|open|make|form|join|lead|invite|together|how/],
    says: m.answers_groups,
    feature: 'volunteering',
  },
  {
    signs: [
      /contact|reach (you|somebody|someone|a person)|talk to|speak (to|with)|\bcall you|e-?mail you|write to you|phone number|your (address|phone|e-?mail|office)|\boffice\b|opening (hours|times)|(are|is) (you|the office|somebody|anybody) (open|there|closed)|where are you|real person|customer service|support team/,
    ],
    says: contactWords,
  },
  {
    signs: [/trust|legit|scam|wasted|reliable|vetted|verif|genuine|fake|who checks|are they real/],
    says: m.answers_way_trust,
  },
  {
    signs: [
      /approv|review|\bcheck|select|accept|decid/,
      /organi[sz]ation|partner|project|event|charit|ngo|non-?profit/,
      /\b(how|who|what|are|is|do|does)\b/,
    ],
    says: m.answers_way_trust,
  },
  {
    signs: [
      /\b(get|are|be|is it) paid\b|salary|wages?\b|unpaid|reimburs|expenses/,
      /volunteer|work|i\b|job/,
    ],
    says: m.answers_way_unpaid,
  },
  {
    signs: [MANY, /bring|come|visit|travel|arrange|go about/, /how|arrange|organi|plan/],
    says: m.answers_way_many,
  },
  {
    signs: [
      /donat|gift|money|fee|commission|percent|\bgive\b/,
      /\bkeep\b|\bfees?\b|commission|\bcut\b|overhead/,
    ],
    says: m.answers_way_fee,
    feature: 'donations',
  },
  {
    signs: [
      /iban|bank (account|details)|account number|swift code|\bwire\b/,
      /give|send|money|galil|of|wire|your|the/,
    ],
    says: m.answers_way_pay,
    feature: 'donations',
  },
  {
    signs: [/you (only|just) (help|support|care|fund)|settlers|propaganda|you hate|whose side/],
    says: m.answers_way_for_whom,
  },
  {
    signs: [
      /\bsafe(ty)?\b|dangerous|security situation/,
      /come|coming|travel|visit|fly|israel|right now|trip|there/,
    ],
    says: m.answers_way_safe,
  },
  { signs: [/\bmap\b/], says: m.answers_way_map, feature: 'map' },
  { signs: [/calendar|\bical\b|\bics\b/], says: m.answers_way_calendar, feature: 'calendar' },
  { signs: [/\bcart\b|checkout|check out|basket/], says: m.answers_way_cart, feature: 'store' },
  { signs: [/marketplace/], says: m.answers_way_marketplace, feature: 'marketplace' },
  {
    signs: [
      /\b(pay|paid|paying|payment|credit card|card|bank transfer|wire|check|cheque|paypal|bit|venmo)\b/,
      /how|can i|which|do you|accept|give|donat|gift|with|by/,
    ],
    says: m.answers_way_pay,
    feature: 'donations',
  },
  {
    signs: [/\bfees?\b|commission|percent|cut\b|keep (any|some|part)|overhead/],
    says: m.answers_way_pay,
    feature: 'donations',
  },
  {
    signs: [/report|complain|scam|fraud|abuse|bug|broken|not working|mistake|error/],
    says: m.answers_way_report,
  },
  { signs: [/terms|conditions/], says: m.answers_way_terms },
  {
    signs: [
      /(who|what) (is|are) (you|this|f4i|friends for israel)|about (you|this site|us|f4i|friends for israel)|your mission|mission\b/,
    ],
    says: m.answers_way_about,
  },
  {
    signs: [
      /how (do|can|does|to)|where do/,
      /sign (me )?up|regist|take part|participate|volunteer|join/,
    ],
    says: m.answers_way_sign_up_item,
    feature: 'volunteering',
  },
  {
    signs: [
      /hebrew|language|english only|speak/,
      /need|have to|must|know|require|speak|without|only/,
    ],
    says: m.answers_way_hebrew,
  },
]

function contactWords({ phone, email, address }: Office): string {
  return m.answers_way_contact({
    phone,
    email,
    address: address.join(', '),
    weekdays: m.contact_hours_weekdays_open(),
    friday: m.contact_hours_friday_open(),
    sunday: m.contact_hours_sunday_open(),
  })
}
