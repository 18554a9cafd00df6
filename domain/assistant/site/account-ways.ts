import { m } from '#messages'
import type { Way } from './way.ts'

/** What people do with their account, and with what they have started. Of several that suit, the one with most signs counts. */
export const ACCOUNT_WAYS: readonly Way[] = [
  { signs: [/passwo?r?d|pass word|pasword/], says: m.answers_way_password },
  {
    signs: [/forgot|forgotten|reset|lost|change/, /passwo?r?d|pasword/],
    says: m.answers_way_password,
  },
  {
    signs: [/delet|clos|remov|cancel|erase|get rid|leave|deactivat/, /accou?nt|my profile|my data/],
    says: m.answers_way_delete,
  },
  { signs: [/download|export|copy of|get my/, /data|information/], says: m.answers_way_data },
  {
    signs: [
      /data|privacy|gdpr|cookies?|tracking|information/,
      /keep|store|about me|privacy|know|safe|secur|save|collect|cookie|share|sell|protect|delete/,
    ],
    says: m.answers_way_privacy,
  },
  { signs: [/privacy|gdpr|cookie/], says: m.answers_way_privacy },
  {
    signs: [
      /change|update|edit|correct|set|upload/,
      /\bmy (e-?mail|name|phone|number|address|photo|picture|profile|details|account)/,
    ],
    says: m.answers_way_account,
  },
  {
    signs: [
      /unsubscrib|newsletter|notification|e-?mails?|messages/,
      /stop|unsub|off|too many|fewer|less|receiv|getting|no more|notification/,
    ],
    says: m.answers_way_mails,
  },
  { signs: [/unsubscrib|newsletter/], says: m.answers_way_mails },
  {
    signs: [/sign(ing)? ?up|regist|create|open|make|new|need/, /accou?nt/],
    says: m.answers_way_sign_up,
  },
  { signs: [/log ?in|sign(ing)? ?in|log ?on/], says: m.answers_way_sign_in },
  { signs: [/\border(s|ed)?\b|purchase|bought|parcel|package/], says: m.answers_way_orders },
  {
    signs: [
      /\border(s|ed)?\b|purchase|bought|product|shirt|item i|\bit\b/,
      /cancel|refund|return|exchange|send back|send (it|them|this|that) back|give (it|them) back|too (small|big|large|tight)|fit\b|wrong|broken|change/,
    ],
    says: m.answers_way_order_change,
  },
  {
    signs: [
      /\bship(s|ping|ped|ment)?\b|deliver|how long|arriv|parcel|package/,
      /order|product|store|parcel|package|\bship|deliver|bought/,
    ],
    says: m.answers_way_delivery,
  },
  {
    signs: [
      /cancel|withdraw|sign off|step back|take back|can('| ?no)t come|unable to come|no longer come|undo|sign out of|not make it|wrong|by mistake/,
      /regist|sign-?(ed)? ?up|event|volunteer|place|spot|booking|come|shift|project|support/,
    ],
    says: m.answers_way_cancel,
  },
  {
    signs: [
      /where|\bsee\b|find|show|status|list|arriv|happened|track|look/,
      /\bmy (own )?(supports?|sign-?ups?|registrations?|events?|projects?|hours|impact|donations?|gifts?|bookings?|dashboard)\b|\bi (have )?(signed up|registered|gave|donated)/,
    ],
    says: m.answers_way_supports,
  },
  {
    signs: [/refund|money back|give (it )?back|take back|cancel/, /\bgifts?\b|donat|\bgave\b/],
    says: m.answers_way_gift_back,
  },
  {
    signs: [/refund|money back|take (it |my (gift|donation) )?back/, /\bmy\b|\bi\b|\ba\b|\bget\b/],
    says: m.answers_way_gift_back,
  },
  { signs: [/receipt|\btax|deductib|certificate of gift|gift ?aid/], says: m.answers_way_receipt },
  { signs: [/preferenc/], says: m.answers_way_preferences },
  {
    signs: [/save|favou?rite|bookmark|heart|later/, /project|event|item|save|favou?rite|bookmark/],
    says: m.answers_way_save,
  },
  {
    signs: [/volunteer(ing)? profile|personal (journey|profile)/],
    says: m.answers_way_profile,
    feature: 'volunteer-profile',
  },
]
