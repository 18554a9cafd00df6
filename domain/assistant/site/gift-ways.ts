import { m } from '#messages'
import { formatMoney } from '#platform/text/money.ts'
import { GIFT_MIN_CENTS } from '../../support/support.ts'
import type { SureWay } from './sure-way.ts'

const GIFT =
  /\b(gifts?|donat\w*|money|giv(e|ing|en)|gave|contribution|dollars?|cents?|pay(ment)?|\$ ?\d+)\b|\$/
const feature = 'donations' as const

/** Common questions about gifts. */
export const GIFT_WAYS: readonly SureWay[] = [
  {
    signs: [
      /\b(money|gifts?|donations?|payment)\b.{0,16}\b(back|refund\w*|returned)\b|\brefund\w*\b.{0,30}\b(gifts?|donat\w*)\b|\b(take|get|want|need)\b.{0,12}\bback\b.{0,16}\b(gifts?|donations?)\b/,
    ],
    but: [/\b(order\w*|product|parcel|package|bought|shirt|store)\b/, /\bgiv(e|ing) back\b/],
    says: () => m.answers_way_gift_back(),
    feature,
  },
  {
    signs: [
      /\b(how much|do you|what (part|share|percent\w*|cut)|does|keep|goes|go|take|100 ?%|hundred percent|all of (it|my)|every (cent|dollar)|full amount|whole (amount|gift|donation))/,
      /\b(you|yourselves|site|friends for israel|f4i)\b.{0,30}\b(keep|take|charge|deduct|earn|make money)\b|\bkeep\b.{0,30}\b(yourselves|for you|for the site|yourself)\b|\b(fees?|commission|overhead|administrati\w+|admin costs?|percent\w*|cut)\b|100 ?%|\bhundred percent\b|\b(all|whole|full|every) .{0,24}\b(gift|donation|money|amount|cent|dollar)\b/,
      /\b(gifts?|donat\w*|money|giv(e|ing|en)|contribution|dollars?|cents?|fees?|commission|overhead|administrati\w+|percent\w*|cut|charge|100 ?%)\b|100 ?%/,
    ],
    but: [/\b(store|order|product|shipping|data|ticket|tour|trip|raised?|account)\b/],
    says: () => m.answers_way_fee(),
    feature,
  },
  {
    signs: [
      /\bwhere (do|does|will|is|are|did)\b.{0,20}\b(money|gifts?|donations?|dollars?|funds)\b.{0,12}\b(go|goes|end up|land|used|spent)\b|\bwhat (happens|do you do) (to|with) (my |the )?(money|gifts?|donations?)\b/,
    ],
    says: () => m.answers_way_money(),
    feature,
  },
  {
    signs: [
      /\b(i|we) (have |just |already |once |also )*(donat\w+|gave|given|paid|sent|transferred|wired|made a (gift|donation))\b|\bmy (gift|donation|payment|transfer)\b/,
      /\b(heard|hear) (nothing|back|anything)|\b(have|has|had|did)(n['’]?t| not) (yet )?(heard|got|gotten|received|receive|get|had|arrive)|\bno (answer|reply|receipt|confirmation|mail|email|word)\b|\b(arrive|arrived|come|came|received|reached|get there|through)\b.{0,12}\?|\bwaiting\b|\bwhere is\b|\bdid (it|you|they)\b/,
    ],
    but: [/\b(order|ordered|product|parcel|package)\b/, /\b(refund|back)\b.*\b(money|gift)\b/],
    says: () => m.answers_way_gift_wait(),
    feature,
  },
  {
    signs: [
      GIFT,
      /\b(minimum|at least|smallest|least)\b.{0,24}\b(gift|donat\w*|amount|give|contribution|sum)\b|\b(gift|donat\w*)\b.{0,16}\bminimum\b|\bhow little\b|\bonly \$? ?\d{1,2}\b.*\b(ok|enough|worth|too little)\b/,
    ],
    says: () => m.answers_way_gift_least({ least: formatMoney(GIFT_MIN_CENTS) }),
    feature,
  },
  {
    signs: [
      /\b(donat\w*|gifts?|giv(e|ing)|contribut\w*|pay)\b/,
      /\b(monthly|every month|each month|recurring|regularly|standing order|subscription|weekly|yearly|every year|in install?ments)\b/,
    ],
    but: [/\b(volunteer|events?|newsletter|meet\w*)\b/],
    says: () => m.answers_way_gift_monthly(),
    feature,
  },
  {
    signs: [
      /\b(donat\w*|gifts?|giv(e|ing)|contribut\w*)\b/,
      /\banonym\w*|\bwithout (my |a )?name\b|\bname (not )?(be )?(shown|hidden|public|secret)\b/,
    ],
    says: () => m.answers_way_gift_anonymous(),
    feature,
  },
  {
    signs: [
      /\b(donat\w*|gifts?|giv(e|ing)|contribut\w*|pay)\b/,
      /\b(euros?|eur|pounds?|gbp|shekels?|nis|currenc\w+|canadian dollars|other money|sterling|francs?)\b/,
    ],
    but: [/\b\d+ (euros?|pounds?|shekels?)\b/],
    says: () => m.answers_way_gift_currency(),
    feature,
  },
  {
    signs: [
      /\b(in my will|my estate|legacy gift|leave (a )?(money|gift|legacy|something) .{0,20}\b(will|estate)|bequest|bequeath\w*|inherit(ance)? to you)\b/,
    ],
    says: () => m.answers_way_gift_legacy(),
  },
  {
    signs: [
      /\b(iban|swift (code|number)|bic|routing number|account number|bank (details|account|data)|wire (transfer|details))\b/,
    ],
    but: [/\b(my|our) (iban|bank|account)/],
    says: () => m.answers_way_iban(),
    feature,
  },
  {
    signs: [
      /\b(bitcoin|crypto\w*|ethereum|paypal|venmo|zelle|apple pay|google pay|credit card|debit card|by (card|check|cheque|bank transfer))\b/,
      /\b(pay|give|donate|accept|take|gift|send)\b/,
    ],
    but: [/\b(wallet|price of|buy bitcoin|invest\w*|twice|charged|refund)\b/],
    says: () => m.answers_way_pay(),
    feature,
  },
  {
    signs: [
      /\b(charged|paid|debited|billed|payment|card)\b.{0,24}\b(twice|double|two times|wrong|too much|failed|declined|rejected)\b/,
    ],
    says: () => m.answers_way_gift_back(),
    feature,
  },
  {
    signs: [
      /\b(no money|not (have )?(any |much )?money|(can ?n['o]*t|cannot|can not) (afford|give money|donate|pay)|without (giving )?money|instead of money|other than money|besides money|broke)\b/,
      /\b(help|do|give|volunteer|contribute|support|useful|part)\b/,
    ],
    but: [/\b(for (me|us|my)|rent|food for|who (can|helps?))\b/],
    isBesides: true,
    says: () => m.answers_way_no_money(),
    feature: 'volunteering',
  },
]
