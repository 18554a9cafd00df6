import { m } from '#messages'
import { answerTours } from './answer-tours.ts'
import type { SureWay } from './sure-way.ts'

const WHO =
  /\b(non[- ]?jew(s|ish)?|not (a )?jew(s|ish)?|christians?|muslims?|atheists?|gentiles?|goy(im)?|catholics?|evangelicals?|protestants?|buddhists?|hindus?|not religious|secular|germans?|foreigners?|no jewish|gay|lesbian|lgbt\w*|trans|convert|converts)\b/

/** Common questions before taking part or visiting. */
export const PART_WAYS: readonly SureWay[] = [
  {
    signs: [/^\W*(and |so )?(what|who)( is|['’]?s| are) (the )?(friends (for|of) israel|f4i)\W*$/],
    says: () => m.answers_way_about(),
  },
  {
    signs: [
      /\bhow old (do|must|should|does|have)\b|\b(minimum|min|youngest|lowest|maximum|required|right) age\b|\bage (limit|limits|requirement\w*|restriction\w*|minimum)\b|\btoo (old|young)\b|\bold enough\b|\b(what|which|any) ages?\b|\b(allowed|ok|okay|possible|suitable) (at|for|by) (his|her|my|that|this|their|what) age\b|\bat (his|her|my|what|this) age\b|\bunder (age|1\d|18|16|eighteen|sixteen)\b|\b(can|could|may|is|are|let) (my |our |a |an |the )?(\w+ )?(\d{1,2}|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?years?[- ]?olds?\b|\b(minors?|underage)\b/,
    ],
    but: [/\b(exhibition|museum|manuscript|building|how old is)\b/],
    isBesides: true,
    says: () => m.answers_way_age(),
  },
  {
    signs: [
      WHO,
      /\b(can|may|could|allowed|welcome|ok|okay|accept\w*|matter|mind|problem|must|have to|need to|only for)\b/,
    ],
    but: [/\b(projects?|events?|together|between|dialogue|coexist\w*)\b/],
    isBesides: true,
    says: () => m.answers_way_everybody(),
  },
  {
    signs: [
      /\b(do|must|have to|need to|does one|should) (i |we |you |one |people |everyone )?(have to |need to )?be (a )?(jew(ish)?|religious|israeli|observant|a citizen)\b|\bonly (for )?jews\b|\bjews only\b/,
    ],
    says: () => m.answers_way_everybody(),
  },
  {
    signs: [
      /\b(flights?|hotels?|airfare|plane tickets?|accommodation|lodging|housing|a bed|room and board|travel (costs?|expenses)|meals|bus fare|expenses)\b/,
      /\b(pay|pays|paid|cover|covers|covered|provide[sd]?|included?|includes|reimburse\w*|free|organi[sz]e|arrange|book|who|do (i|we) (get|have))\b/,
      /\b(volunteer\w*|you|who|i|we|help\w*)\b/,
    ],
    but: [/\b(pack|deliver|cook|serve|give|donate|prepare)\b/],
    says: () => m.answers_way_travel(),
  },
  {
    signs: [/\b(visas?|b ?[/-]?4|b ?[/-]?2|passports?|entry permit|eta-il|work permit)\b/],
    says: () => m.answers_way_visa(),
  },
  {
    signs: [
      /\b(insurance|insured|liab\w+|accident|get(s)? hurt|injur\w+)\b/,
      /\b(i|we|you|volunteer\w*|do|does|am|are|is|who|if|need)\b/,
    ],
    but: [/\b(injured (soldiers?|people)|for the injured|rehabilitat\w*|advice|lawyer)\b/],
    says: () => m.answers_way_insurance(),
  },
  {
    signs: [
      /\b(rabbi|congregan\w*|congregations?|synagogue|parish|church|school|class|students|pupils|delegation|mission trip|youth (group|movement)|bar mitzvah (trip|group)|tour group|a group|our group|my group|seminary|federation|people|of us)\b/,
      /\b(bring|bringing|visit|visiting|come|coming|travel|travell?ing|trip|tour)\b/,
      /\b(we|our|my|us|i)\b/,
      /\b(rabbi|congregan\w*|congregations?|synagogue|parish|church|delegation|mission trip|school|class|students|pupils|tour group|seminary|federation|(visit|trip|tour|bring) .{0,20}\b(group|people)|\d+ (people|of us|congregants|pupils|students))\b/,
    ],
    but: [
      /\b(volunteer\w*|events?|projects?|help\w*|work|donat\w*|old school|near|tomorrow|this week|weekend|grandmother)\b/,
    ],
    says: () => m.answers_way_group_visit(),
    feature: 'visit',
  },
  {
    signs: [
      /\bwho (runs|is behind|stands behind|are the people behind|owns|made|created|operates|founded|started)\b.{0,20}\b(this|site|website|you|it|f4i|friends for israel|behind|platform|page)\b|\bwho are you people\b/,
    ],
    but: [/\b(chat|bot|assistant)\b/],
    says: () => m.answers_way_who(),
  },
  {
    signs: [
      /\b(phone|mobile|android|iphone|ios|an?) app\b|\b(app store|google play)\b|\bapp for\b|\byour app\b/,
    ],
    says: () => m.answers_way_app(),
  },
  {
    signs: [
      /\b(which|what|in|other|other than|change( the)?|switch) languages?\b|\b(site|website|page|it|this|answer|you) .{0,16}\bin (hebrew|french|spanish|russian|german|portuguese|arabic)\b|\blanguage (of|on|setting)/,
      /\b(site|website|page|this|you|answer|speak|read|available|translated?)\b/,
    ],
    but: [/\b(need|must|have to|volunteer\w*|teach\w*|projects?|events?|i speak)\b/],
    says: () => m.answers_way_languages(),
  },
  {
    signs: [
      /\b(tours?|trips?|itinerar(y|ies)|excursions?|adventure|journey)\b/,
      /\bhow (much|long|many days|expensive)\b|\b(price|cost|costs|prices)\b/,
    ],
    but: [/\b(volunteer\w*|donat\w*|events?|projects?|order|my|school trip)\b/],
    says: answerTours,
    feature: 'visit',
  },
  {
    signs: [
      /\b(only|just|limited|restricted|open) (for|to) (\w+ )?(americans?|israelis?|jews|men|women|adults?|students|members|everyone|everybody|citizens|residents|foreigners|anyone)\b/,
    ],
    but: [/\b(looking|show|find|projects?|events?)\b/],
    isBesides: true,
    says: () => m.answers_way_everybody(),
  },
  {
    signs: [
      /\b(what|should|can|may|do|must|is there|are there|where|allowed|need)\b/,
      /\b(wear|bring (along|with|my|our|a)|dress( code)?|parking|park (my|the|a) car|wi-?fi|toilets?|wheelchair access\w*|my dog|pets?|take (photos|pictures)|public transport|how (do|can) (i|we) get (there|to (the|a) (project|event|place)))\b/,
    ],
    but: [
      /\b(congregan\w*|group|students|pupils|near|park near|volunteer (at|in|with)|animals?)\b/,
    ],
    isBesides: true,
    says: () => m.answers_way_details(),
  },
  {
    signs: [
      /\b(site|website|platform|service|account|membership|registration|signing up|sign up|joining|assistant|you|volunteering|volunteer|this)\b/,
      /\b(what|how much|does|do|is|are) .{0,24}\b(cost|costs|charge|free|price|fee)\b|\bpay to (use|join|volunteer|register|sign up)\b/,
    ],
    but: [
      /\b(tours?|trip|product|shirt|mug|order|shipping|donat\w*|gift|commission|events?|tickets?|free (places|time|on|in|this|next)|hotel|flight|project)\b/,
    ],
    says: () => m.answers_way_free(),
  },
  {
    signs: [
      /\b(need|have to|must|required|require|without|necessary)\b/,
      /\b(an|any|the|create|open|make|having) (new |own )?account\b|\b(register|sign up|log in|sign in) (first|before|in order)\b/,
    ],
    but: [/\b(delete|close|bank|remove)\b/],
    says: () => m.answers_way_account_needed(),
  },
  {
    signs: [
      /\b(who|is|are|do|does|can|will)\b/,
      /\b(read|reads|see|sees|private|recorded|record|stored|store|saved|save|kept|keep|anonymous|confidential|spy)\b/,
      /\b(what i (ask|write|type|say|tell)|my (questions?|chats?|words|conversations?)|(this|our) (chat|conversation)|chats?|conversations?)\b/,
    ],
    says: () => m.answers_way_private(),
  },
  {
    signs: [
      /\b(check|vet|verify|screen|inspect|examine|choose|select|approve)(s|ed)?\b/,
      /\b(you|are|who|site)\b/,
      /\b(organi[sz]ations?|partners?|charit(y|ies)|ngos?|projects?)\b/,
    ],
    but: [
      /\b(my|our) (application|organi[sz]ation|project)|\bcan i\b|\bhow (do|can) i (choose|select)/,
    ],
    says: () => m.answers_way_trust(),
  },
]
