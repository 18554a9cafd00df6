import type { Category } from '../project-events/project-event.ts'
import type { SupportKind } from '../support/support.ts'
import type { Circumstance, Interest } from './suggestions.ts'
import type { IsraelConnection, VisitFrequency } from './volunteer-profile.ts'

/** Phrases for each interest; texts are normalized before matching. */
export const INTEREST_PATTERNS: [Interest, RegExp][] = [
  [
    'Children and youth',
    /(?<!\b(?:my|our|own|with|two|three|four|five|have) (?:own |little |young |small )?)\b(?:children|kids?|youth|teens?|teenagers?|orphans?|young people)\b/,
  ],
  ['Education', /\b(?:education\w*|schools?|students|literacy|tutoring|homework|classrooms?)\b/],
  [
    'Health care',
    /\b(?:health\w*|medical|medicine|hospitals?|patients?|wounded|rehab\w*|trauma|therapy|disab\w+)\b/,
  ],
  [
    'Soldiers and their families',
    /\b(?:soldiers?|idf|reservists?|veterans?|army|lone soldiers?|widows?|fallen)\b/,
  ],
  [
    'Displaced families',
    /\b(?:displaced|evacuees?|evacuated|refugees?|lost their homes?|hostages?)\b/,
  ],
  [
    'Older people',
    /\b(?:elderly|old(?:er)? people|seniors?|holocaust survivors?|survivors|grandparents of|pensioners?|loneliness)\b/,
  ],
  [
    'Food and meals',
    /\b(?:food|meals?|hungry|hunger|feed(?:ing)?|soup kitchens?|bbqs?|barbecues?|packages|groceries)\b/,
  ],
  [
    'Farming and nature',
    /\b(?:farm\w*|agri\w*|harvest\w*|fruit|vegetables|fields|orchards?|olives?|nature|environment\w*|trees?|forests?|beach(?:es)?|climate|conservation|wildlife|gardens?)\b/,
  ],
  [
    'Rebuilding',
    /\b(?:rebuild\w*|reconstruct\w*|restor(?:e|ing|ation)|south again|gaza envelope)\b/,
  ],
  ['New immigrants', /\b(?:immigrants?|olim|aliyah|newcomers?|absorption|ethiopian)\b/],
  [
    'Jewish life',
    /\b(?:jewish (?:life|identity|tradition|learning|heritage|culture)|judaism|torah|shabbat|synagogues?|faith)\b/,
  ],
  [
    'Arts and culture',
    /\b(?:arts?|culture|music|theat(?:er|re)|museums?|dance|film|history|archaeolog\w*)\b/,
  ],
  ['Technology', /\b(?:tech|technolog\w*|start-?ups?|software|coding|innovation|science)\b/],
  ['Animals', /\b(?:animals?|dogs?|cats?|horses?)\b/],
]

/** The interest for a topic when nothing more specific was said. */
export const INTEREST_OF_TOPIC: Partial<Record<Category, Interest>> = {
  education: 'Education',
  healthcare: 'Health care',
  technology: 'Technology',
  'arts-culture': 'Arts and culture',
  'environmental-conservation': 'Farming and nature',
}

export const KIND_PATTERNS: Record<SupportKind, RegExp> = {
  volunteer:
    /\bvolunteer\w*|\bhours? (?:a|per|each|every)\b|\b(?:few|some|couple of) hours\b|\bgive (?:some |my )?time\b|\bhands[- ]on\b|\bmy (?:hands|time)\b|\blend a hand\b|\bhelp(?:ing)? out\b|\b(?:pick|pack|harvest|tutor|plant|paint)(?:ing)?\b/,
  donate:
    /\bdonat\w+|\b(?:give|giving|send|contribute) (?:some )?(?:money|funds|goods)\b|\bsponsor\w*|(?<!raise )\bmoney\b/,
  attend: /\battend\w*|\b(?:go|come) to (?:an? )?events?\b|\bevents\b/,
  visit: /\b(?:visit|tour|trip|travel)\b|\b(?:come|fly) (?:over )?to israel\b/,
  invest: /\binvest\w*/,
  business: /\bbusiness\w*|\bmy company\b|\bcompany partner\w*|\bb2b\b/,
}

export const CIRCUMSTANCE_PATTERNS: [Circumstance, RegExp][] = [
  [
    'A few hours a week',
    /\bhours?(?: or two)? (?:a|per|each|every) week\b|\b(?:few|couple(?: of)?|some) hours\b|\bhour or two\b|\bweekly\b|\bonce a week\b/,
  ],
  ['Evenings', /\bevenings?\b|\bafter work\b|\bat night\b/],
  ['Weekends', /\bweekends?\b|\b(?:fri|sun|satur)days?\b/],
  ['Whole days', /\b(?:full|whole) days?\b|\ba day or two\b/],
  [
    'A week or more',
    /(?<!\b(?:hours?|days?|times?|once|twice|two) )\b(?:a|one|two|three|four|\d+|few|couple(?: of)?|several)(?: whole| full)? (?:weeks?|months?)\b(?! (?:ago|at))|\bgap year\b|\bsabbatical\b|\b(?:this|the|next|all|whole) summer\b/,
  ],
  ['School holidays', /\b(?:school|summer|winter) (?:holidays?|vacations?|breaks?)\b/],
  [
    'With my family',
    /\b(?:with|bring(?:ing)?) (?:my|our|the)(?: \w+)? ?(?:family|kids|children|wife|husband|partner|son|daughter|sons|daughters)\b|\bas a family\b|\bmy (?:whole )?family and i\b/,
  ],
  [
    'With a group',
    /\bwith (?:a|my|our)(?: \w+)? ?(?:group|class|team|friends|colleagues|congregation|synagogue|church|school)\b|\bas a (?:group|team)\b/,
  ],
  [
    'From home',
    /\bfrom (?:home|abroad|afar|here)\b|\bremote(?:ly)?\b|\bonline\b|\bvirtual(?:ly)?\b|\bzoom\b/,
  ],
  ['Outdoors', /\boutdoors?\b|\boutside\b|\bfresh air\b/],
]

/** Whether the user said how much time they have, or when. */
export const TIME =
  /\b(?:hours?|days?|weeks?|months?|weekends?|evenings?|mornings?|summer|winter|retired|busy|full[- ]time|part[- ]time|holidays?|vacations?)\b/

const PLACE =
  "(?:israel|jerusalem|tel aviv|haifa|netanya|eilat|beer ?sheva|be'er sheva|ashdod|ashkelon|sderot|raanana|ra'anana|herzliya|modiin|modi'in|galilee|golan|negev|a kibbutz|the country|there|holy land)"
const RELATIVES =
  '(?:family|relatives?|cousins?|aunts?|uncles?|grand(?:parents?|mother|father|ma|pa|son|daughter|children|kids)|sisters?|brothers?|daughters?|sons?|in-laws|mother|father|parents|mom|dad|nephews?|nieces?)'

/** Most telling first; `asked`: sufficient when the question was about ties. */
export const CONNECTION_PATTERNS: { connection: IsraelConnection; said: RegExp; asked?: RegExp }[] =
  [
    {
      connection: 'lives-there',
      said: new RegExp(
        `\\b(?:i|we) (?:now |currently |both |all )?(?:live|reside|am living|are living|made aliyah|moved)\\b[^.]{0,24}\\b${PLACE}|\\bi'm israeli\\b|\\bi am israeli\\b|\\bmade aliyah\\b`,
      ),
      asked: /^(?:i|we) (?:both |all )?live here$/,
    },
    {
      connection: 'lived-there',
      said: new RegExp(
        `\\b(?:lived|used to live|grew up|was born|studied|served|worked|spent)\\b[^.]{0,40}\\b(?:${PLACE}|idf|hebrew university)\\b|\\b(?:gap year|semester|year) in israel\\b`,
      ),
    },
    {
      connection: 'family',
      said: new RegExp(
        `\\b${RELATIVES}\\b[^.]{0,30}\\b(?:in|lives?|living|over|from) (?:in )?${PLACE}\\b|\\b(?:wife|husband|partner|${RELATIVES}) is (?:an )?israeli\\b|\\bisraeli (?:family|relatives|cousins?|wife|husband)\\b`,
      ),
      asked: new RegExp(
        `(?<!\\bwith (?:my|our|the) )(?<!\\bmy )\\bfamily\\b|\\bmy (?:big |extended |whole )?${RELATIVES}\\b(?! and i\\b)|\\b(?:cousins?|aunts?|uncles?|relatives?)\\b`,
      ),
    },
    {
      connection: 'friend',
      said: new RegExp(
        `\\bfriends?\\b[^.]{0,30}\\b(?:in|live|lives|over|from) (?:in )?${PLACE}|\\bisraeli friends?\\b`,
      ),
      asked: /(?<!\bwith (?:my |our )?)\bfriends?\b/,
    },
    {
      connection: 'community',
      said: /\b(?:through|from|at|of) (?:my|our|the) (?:\w+ )?(?:synagogue|shul|congregation|church|temple|parish|community|federation|hillel|youth movement)\b|\bjewish (?:community|school|federation)\b/,
      asked:
        /\b(?:synagogue|shul|congregation|church|temple|community|federation|hillel|youth movement|rabbi|pastor)\b/,
    },
    {
      connection: 'interested',
      said: /\bjust interested\b|\b(?:no|not any|any) (?:family|personal|real|direct)?\s?(?:ties?|connections?|links?|relatives)\b/,
      asked:
        /\b(?:interest\w*|bible|history|christian|faith|believe|admire|news|none|nothing)\b|^no\b/,
    },
  ]

const BE_THERE = '\\b(?:been|visit\\w*|come|fly|go|there|israel)\\b'
const EACH_YEAR =
  '\\b(?:(?:every|each) (?:single )?(?:year|summer|winter|spring|passover|sukkot|pesach)|once a year|annually|yearly)\\b'

/** In matching order; `asked`: sufficient when the question was about visits. */
export const VISIT_PATTERNS: { frequency: VisitFrequency; said: RegExp; asked?: RegExp }[] = [
  {
    frequency: 'never',
    said: /\bnever (?:been|visited|gone|travel\w+|set foot)\b|\b(?:haven't|have not|not) (?:yet )?(?:been|visited)\b(?! (?:since|for|in (?:years|a while)))|\bfirst (?:time|visit|trip)\b/,
    asked:
      /^(?:no|nope|never|not yet|sadly not|unfortunately not)\b(?! (?:\w+ )?(?:family|friends|ties|connections?|relatives|one)\b)/,
  },
  {
    frequency: 'often',
    said: /\b(?:several|many|a few|few|two|three|four|five|2|3|4|5) times (?:a|per|each|every) year\b|\btwice a year\b|\b(?:travel|fly|go|come|am|are|been) (?:\w+ ){0,3}(?:often|frequently|regularly)\b|\bevery (?:month|few months|couple of months|two months|three months)\b/,
    asked: /\b(?:often|frequently|all the time|regularly|a lot)\b/,
  },
  {
    frequency: 'yearly',
    said: new RegExp(`${BE_THERE}[^.]{0,40}${EACH_YEAR}|${EACH_YEAR}[^.]{0,40}${BE_THERE}`),
    asked: new RegExp(EACH_YEAR),
  },
  {
    frequency: 'sometimes',
    said: /\bevery (?:few|couple of|other|two|three|four|five|second|third) years?\b|\b(?:been|visited|went|come|came|was|were) (?:\w+ ){0,3}(?:twice|(?:a few|several|many|two|three|four|five|six|\d+) times)\b|\bnow and then\b|\b(?:second|third|fourth) (?:time|visit|trip)\b/,
    asked:
      /\b(?:twice|sometimes|occasionally|several times|many times|a few times|(?:two|three|four|five|six|\d+) times|before)\b/,
  },
  {
    frequency: 'once',
    said: /\b(?:been|visited|went|was|were)\b[^.]{0,30}\b(?:once|one time)\b(?! (?:a|or|every)\b)|\bbirthright\b|\bon a (?:trip|tour|mission)\b|\bonce (?:been|visited|went)\b/,
    asked: /\bonce\b(?! (?:a|or|every)\b)|\bone time\b/,
  },
]
