import { m } from '#messages'
import { inWords, type SiteAnswer } from './site-answer.ts'
import { self, thanks } from './simple-answers.ts'
import type { SureWay } from './sure-way.ts'

const DESPAIR = [
  /\b(do ?n['’]?o?t|no longer) (want|wish|care) (to )?(go on|live|be here|wake up|exist|be alive)/,
  /\bcan ?['’]?(no)?t (go on|live) (any ?more|like this|without|with this|much longer)|\bcan ?['’]?(no)?t go on\W*$/,
  /\b(no reason|nothing left) to live|better off without me|(life|living) (has no|is not|isn['’]?t|makes no) (meaning|sense|point|worth)|\b(tired of|sick of|done with) (life|living|being alive)\b/,
  /\b(give|giving) up on (life|everything)|\bend (it all|my life)\b|\bhopeless\b|\bdepress(ed|ion)\b/,
]
const CARING =
  /\b(can|could|want|like|love|wish|how) (i |we |to )*(still )?(help|volunteer|support|donate|give|do something)\b|\bprojects?\b/

/** For users who are hurt, afraid, angry, or just friendly: answered before any search. */
export const CARE_WAYS: readonly SureWay[] = [
  ...DESPAIR.map((sign) => ({
    signs: [sign],
    but: [CARING],
    isUrgent: true,
    says: () => m.answers_emergency_alone(),
  })),
  {
    signs: [
      /\b(i|im|i['’]m|i am|feel(ing)?|so) (am |feel |feeling |so |very |really |all |just |been )*(alone|lonely|sad|heartbroken|broken|desperate|grieving|down|lost|afraid|scared|anxious|overwhelmed)\b|\bmy heart (is )?(breaks?|broken|aches?|heavy)|\b(cry|crying) (all|every|about|since)|\bi miss (him|her|them|my)\b|\bi['’]?m? (am )?(a )?(widow|widower)\b/,
    ],
    isBesides: true,
    isUrgent: true,
    says: () => sorrow(),
  },
  {
    signs: [
      /\b(safe|dangerous|danger|risky|unsafe|security situation|safety|sirens?|rockets?|war)\b/,
      /\b(is|are|how|will|would|what about|should|can|isn['’]?t|worried|afraid|scared)\b/,
      /\b(come|coming|travel|travell?ing|visit|visiting|fly|flying|go|going|trip|there|now|right now|volunteer|volunteering|israel|jerusalem|gaza|north|south|border|country)\b/,
      /\b(safe|dangerous|risky|unsafe|safety|security situation)\b/,
    ],
    but: [
      /\b(pay|paying|payment|card|data|donate|donation|money|gift|give|giving|password|account|personal|home|neighbourhood)\b/,
      /\bsafe (space|place|room|house|haven)s?\b/,
    ],
    says: () =>
      inWords(m.answers_safe(), {
        choices: [m.answers_choice_abroad(), m.answers_choice_two_weeks()],
      }),
  },
  {
    signs: [
      /\buseless\b|\b(asked|told you|said (it|that|this)|wrote) .{0,30}\b(times|already|again|before)\b|\byou (really |just |still )?(do ?n['’]?o?t|never|can ?n?['’]?o?t) (understand|listen|help|get it|get me|hear|know anything|answer)|\bnot what i (asked|meant|said|want)|\b(wrong|bad|terrible|stupid|silly|useless) (answers?|results?)\b|\bthis (is|does ?n['’]?o?t) (so )?(frustrating|annoying|ridiculous|work|help|helping|make sense|useless|not helpful|not working)\b|\bmakes no sense\b|\bforget it\b|\b(are|r) you (even )?(stupid|listening|serious)\b/,
    ],
    but: [/\b(fuck|shit|bitch|asshole|kill|hate)/],
    isBesides: true,
    says: () => inWords(m.answers_frustrated(), { outcome: 'asked-back', choices: asking() }),
  },
  {
    signs: [
      /\b(you|they|f4i|this (site|organization)|your (site|organization|projects?|money|partners?)|friends for israel)\b/,
      /\b(only|just) (help|support|fund|give to|care about|for) (the )?(settlers?|jews?|jewish|rich|army|soldiers|orthodox|religious|right|arabs?)|\b(hate|against|discriminat\w*|exclude|ignore) (the )?(palestinians?|arabs?|muslims?|christians?|druze|bedouins?|women)|\b(racists?|propaganda|zionist lobby|colonial\w*|occupation|complicit|ethnic cleansing|genocide|apartheid|war crimes?|settlers?)\b/,
    ],
    but: [/\b(death to|kill|gas|filthy|dirty)\b/],
    says: () => inWords(m.answers_accused(), { choices: asking() }),
  },
  {
    signs: [
      /\b(should|is (there|this|that|it|israel)|was|are|do you|does|what do you|your (opinion|view|position|stance)|who|why|think|believe|support|agree|prove|admit|which side)\b/,
      /\b(annex\w*|genocid\w*|apartheid|occupation|occupied|two.state|one.state|settlements?|netanyahu|bibi|gantz|lapid|ben.gvir|smotrich|hamas|hezbollah|palestine|palestinian state|ceasefire|left.wing|right.wing|zionis[mt]|antizionis[mt]|judicial reform|likud|coalition|war crimes?|hostage deal|ethnic cleansing)\b/,
    ],
    but: [
      /\b(help|volunteer|donate|projects?|support (the )?(families|people|victims|communit))/,
      /\b(kill|destroy|death|gas)\b/,
    ],
    says: () => inWords(m.answers_refused_politics(), { outcome: 'refused', choices: asking() }),
  },
  {
    signs: [
      /\b(database|db|sql|server|root|admin|superuser|system|master|api|debug|secret|encryption|ssh)\b/,
      /\b(passwords?|credentials?|keys?|debug mode|dump|logs?|config\w*|backdoor|tokens?)\b/,
    ],
    but: [/\b(my|forgot|forgotten) (\w+ )?passwo?rd/],
    says: () => privately(),
  },
  {
    signs: [
      /\b(how much|what|when|whether|did|does|has|have|which \w+) (money |did |does |has |have |was |is )*(?!(you|i|we|they|it|my|our|the|this|that|your|a|an|people|projects?|organizations?|partners?|been|gifts?|others|everyone|everybody|anybody|someone)\b)\p{L}+ (\p{L}+ )?(donated?|gave|give|given|buy|bought|ordered|order|spent|spend|signed up|sign up|earns?|live|lives)\b/u,
    ],
    but: [/\bhow (do|can|to)\b|\b(can|could|should|would) (i|we)\b/, /\bhas been\b/],
    says: (asked) => (isPerson(asked.text) ? privately() : null),
  },
  {
    signs: [
      /\b(are|r) (you|u) (really |actually |even |just )*(a |an |the )?(real|human|person|robot|bot|chat ?bot|machine|computer|program|ai|gpt|chat ?gpt|alive|somebody|someone|man|woman|lady)\b|\b(is|am i) (this|it|there|talking to|speaking to|speaking with|talking with|chatting with) (with |to )?(a |an )?(real|human|person|robot|bot|chat ?bot|machine|computer)\b/,
    ],
    says: self,
  },
  {
    signs: [
      /^\W*(oh |ok |okay |great |wow |well |hi |so )*(thanks?|thank (you|u)|thx|bless|god bless|toda|much appreciated|merci|gracias)\b/,
    ],
    but: [
      /\?|\b(but|where|what|how|when|who|which|can|could|find|show|looking|need|want|projects?|events?|write|note|letter|message|card|post)\b/,
    ],
    says: thanks,
  },
]

/** Mentions a person's name or a family member. */
const isPerson = (text: string): boolean =>
  /\b(did|does|has|have) (Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Rabbi)? ?\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(
    text,
  ) || /\b(did|does|has|have) ((my|his|her|our|their) \p{L}+|he|she|mr|mrs|ms|dr)\b/iu.test(text)

const asking = () => [
  m.answers_choice_volunteer(),
  m.answers_choice_donate(),
  m.answers_choice_events(),
]

const privately = (): SiteAnswer =>
  inWords(m.answers_refused_private(), { outcome: 'refused', choices: asking().slice(0, 2) })

const sorrow = (): SiteAnswer =>
  inWords(m.answers_sorrow(), {
    choices: [m.answers_choice_events(), m.answers_choice_volunteer()],
  })
