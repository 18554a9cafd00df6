import { asDistrict, type District } from '#domain/project-events/place.ts'
import type { Category } from '#domain/project-events/project-event.ts'
import { randomFrom, seedOf } from '#app/ui/seed.ts'
import {
  compositionsOf,
  LIGHTS,
  type Subject,
  type SubjectVariant,
} from '#app/ui/subject/subject.ts'

/** What a picture is chosen from. */
export type Pictured = {
  id: string
  /** Without it and a topic, a landscape. */
  title?: string | undefined
  category?: Category | null | undefined
  district: string | null
}

/** Beginnings of words that say what a title is about, those in Hebrew below without their prefixes. */
const english: Record<Subject, string> = {
  kitchen: 'soup|cook|kitchen(?! tables)|meal|pots|food|spice|shakshuka|bake|baking|lunch|hungry',
  supper: 'supper|shabbat|dinner|tea for|hospitality|tables? (along|for)|long table',
  market: 'market|stall|tasting|bazaar|shop|small business|grocer',
  school:
    'school|class(?!ic)|homework|teacher|students?\\b|exam|lesson|ulpan|hebrew|matriculation|tutor|pupil',
  books:
    'book|library|libraries|reader|reading|archive|bindery|stories|storytell|letterpress|memoir|schulbib',
  papers:
    'paperwork|diploma|degree|lawyer|legal|cv\\b|license|certificate|forms\\b|study grants|scholarship|rights',
  talk: 'lecture|conference|talk|seminar|speak|panel|information evening|webinar|evening in|what to pack',
  meeting: 'mentor|coffee|circles|dialogue|conversation|looks? after|big brother',
  letters: 'letter|pen pal|postcard|write to',
  trees: 'tree|replant|planting|acacia|forest|seedling|sapling|olive grove',
  harvest:
    'harvest|farm|orchard|crop|cherry|cucumber|carrot|vegetable|grower|smallholder|vineyard|picking|fruit',
  garden: 'garden|greenhouse|flower|bloom|compost',
  trail: 'trail|path|footpath|hike|hiking|walk|waymark|crater|camel|trek|benches',
  water: 'water|springs\\b|the spring|stream|river|turtle|wetland',
  stars: 'stars?\\b|night dark|astronom|telescope',
  birds: 'bird|nest|salt pond|stork|migrat',
  horses: 'horse|stable|pony|ponies|donkey|animal',
  bus: 'bus\\b|minibus|driver|truck|tour\\b|trip\\b|shuttle|missions?\\b',
  tools: 'tool|workshop|carpent|bench\\b|kitchen tables',
  building: 'roof|build|construct|renovat|mud\\b|ceiling|brick|paint a shelter',
  computers:
    'computer|laptop|tablet|coder|coding|digital|software|online|internet|a map of|test desk',
  robots: 'robot|invent|drone|print|hackathon|science|engineer|maker',
  energy: 'solar|sunlight|battery|energy|lights on|electric|lamp',
  wool: 'wool|knit|quilt|sewing|crochet|blanket|weav|ghost nets',
  clinic:
    'clinic|doctor|nurse|hospital\\b(?! for)|medic|health|dentist|blood|dialysis|trauma|therapy|patients',
  rescue:
    'rescue team|first aid|first[- ]response|first five minutes|emergency|ambulance|defibrillator|fire\\b|siren|drills?\\b|exercise|radio|rehearsal',
  wheelchair: 'wheelchair|walkers|disab|accessib|adaptive|wounded',
  elders:
    'elder|oldest|grandmother|grandfather|grandparent|older parents|seniors?\\b|lonel|survivor|widow|telephone friend',
  home: 'homes\\b|houses?\\b|housing|apartment|shelter|refuge|made bed',
  neighbors: 'neighbor|street|sidewalk|doorstep|village|main street|community|town-wide',
  play: 'playroom|playground|kindergarten|toys?\\b|kids|child|brothers and sisters|babies',
  parcels:
    'parcel|packing|boxes(?! under)|relief|warehouse|soldier|ration|container|collection day|supplies',
  journey: 'aliyah|immigrant|newcomer|moving|the day you land|suitcase|take-off|welcome famil',
  music:
    'music|song|choir|concert|orchestra|sing\\b|sings|singing|singer|bands?\\b|melod|piyyut|quartet|piano|milonga|dance',
  art: 'arts?\\b|artist|studio|gallery|exhibition|museum|draw|sculpt|ceramic|pottery|paint',
  party: 'party|celebrat|festival|gala|raffle|thank-you|goodbye|graduation',
  holiday: 'holiday|passover|pesach|hanukkah|purim|rosh hashana|sukkot|prayer|kiddush|havdalah',
  beach: 'beach|coast|shore|dunes|tar off|plastic|ocean',
  sailing: 'sail|boat|marina|surf|sea school|port of|kayak|waves',
  sport:
    'sport|running|kilometers together|race\\b|football|soccer|basketball|marathon|cycl|bicycle|bike',
}

const hebrew: Record<Subject, string> = {
  kitchen: 'מטבח|אוכל|ארוח(?!ת (?:ערב|תודה|הבוקר))|מבשל|סירים|מרק|שקשוקה|תבלינ|מתכונ',
  supper: 'ארוחת (?:ערב|תודה)|שבת|שולחן',
  market: 'שוק|דוכנ|טעימ|קניות',
  school: 'בית ה?ספר|בתי ה?ספר|לימוד|כיתה|כיתת|תלמיד|בגרות|שיעור|מורים|עברית|אולפן|ילקוט',
  books: 'ספר(?!יית הכלים)|סיפור|ארכיון|כורכי',
  papers: 'ניירת|טפסים|עורכי דין|קורות חיים|תעוד|מלג',
  talk: 'הרצא|סמינר|ערב מידע',
  meeting: 'מפגש|ליווי|מלווים|מעגל|אח גדול',
  letters: 'מכתב',
  trees: 'עץ|עצים|נטיע|נוטע|יער|שיטים|שתיל',
  harvest: 'קטיף|מסיק|חקלא|דובדבנ|ירקות|גזר|מטע',
  garden: 'גינ|חממה|גן בראש|פרח',
  trail: 'טיול|שביל',
  water: 'נחל|מעיין|כנרת',
  stars: 'כוכב|חושך',
  birds: 'ציפור|בריכות ה?מלח',
  horses: 'סוס|אורוו',
  bus: 'אוטובוס|מיניבוס|משאית|נהגים|הסע',
  tools: 'כלים|ספריית הכלים|נגר|שולחנות מטבח',
  building: 'שיפוץ|גגות|בונים|בנייה|תקרה|צובעים מקלט',
  computers: 'מחשב|טאבלט|מתכנת|מפת',
  robots: 'רובוט|ממציא|האקתון|רחפן',
  energy: 'חשמל|סולאר|סוללה|מנורות|אור חוזר',
  wool: 'צמר|סריג|סורג|טלאים|רשתות רפאים',
  clinic: 'רפוא|מרפא|ב(?:ית|תי) ה?חולים(?! ל)|דיאליזה|טראומה|תרומת דם',
  rescue: 'הצלה|חירום|עזרה ראשונה|דפיברילטור|תרגיל|חובבי ה?רדיו|אזעק',
  wheelchair: 'נכים|כיסא(?:ות)? ה?גלגלים|הליכונ|פצוע',
  elders: 'קשיש|סבת|ותיקי',
  home: 'בית|מיטה',
  neighbors: 'שכנים|קהיל|רחוב|מדרכה',
  play: 'ילדים|משחק',
  parcels: 'חייל|חביל|אריזה|איסוף',
  journey: 'עלייה|עולים',
  music: 'שיר(?!ות)|להק|מוזיק|מקהל|קונצרט|תזמורת|פיוט|רביעיי',
  art: 'אמנות|אומנות|תערוכ',
  party: 'מסיב|חגיג|טקס',
  holiday: 'חג(?!יג)|פסח|חנוכה|תפיל',
  beach: 'חוף|חולות|זפת|פלסטיק',
  sailing: 'סירה|סירות|גליש|גלי יום|נמל|ספר לים',
  sport: 'אופני|ריצה|קילומטרים ביחד',
}

/** What is done to a thing: decides only if the title names no thing. */
const activities: Partial<Record<Subject, string>> = {
  tools: 'repair|mend|fix|garage|תיקו[ןנ]|מתקנים|מוסך',
}

/** Words that many titles contain: they decide only if nothing else does. */
const vague: ReadonlySet<Subject> = new Set([
  'talk',
  'meeting',
  'elders',
  'home',
  'neighbors',
  'play',
  'party',
  'journey',
])

/**
 * What a composition is for, by its number; null if it is for every title of its subject. Of the compositions that a title
 * names, one is chosen; if it names none, one of those for every title.
 */
const compositionWords: Partial<Record<Subject, readonly (RegExp | null)[]>> = {
  market: [null, /tasting|\boils?\b/i],
  supper: [null, /\btea\b/i],
  harvest: [/vegetable|carrot|cucumber/i, /orchard|cherry|fruit|picking/i],
  garden: [/greenhouse/i, /flower|front garden|balcon/i],
  tools: [null, /repair|mend|fix|radio|תיקו[ןנ]|מתקנים/i],
  clinic: [null, /hospital|ward\b|premature|trauma/i],
  rescue: [
    /ambulance|defibrillator|first aid|first five minutes/i,
    /radio|fire\b|siren|drill|exercise|rehearsal|training/i,
  ],
  elders: [null, /phone|call\b/i],
  play: [/playground|yard\b|outdoors|valley/i, /toys?\b|playroom/i],
  school: [null, /bags?\b/i],
  music: [/song|guitar/i, /classical|orchestra|quartet|concert/i, /\bbands?\b|stage|festival/i],
  robots: [/robot/i, /invent|print|drone|maker/i],
  sport: [
    /running|kilometers|race\b|marathon|football|soccer|basketball|ריצה/i,
    /cycl|bicycle|bike|אופני/i,
  ],
  art: [null, /ceramic|pottery/i],
}

type Clue = { subject: Subject; pattern: RegExp; isVague: boolean }

const clues: readonly Clue[] = [
  ...Object.entries(english).map(([subject, beginnings]) =>
    clueOf(
      subject as Subject,
      `${beginnings}|[וש]?[הבל]?(?:${hebrew[subject as Subject]})`,
      vague.has(subject as Subject),
    ),
  ),
  ...Object.entries(activities).map(([subject, beginnings]) =>
    clueOf(subject as Subject, beginnings, true),
  ),
]

function clueOf(subject: Subject, beginnings: string, isVague: boolean): Clue {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings})`, 'giu')
  return { subject, pattern, isVague }
}

/** The subject of a topic, for titles that name none. */
const topics: Record<Category, readonly Subject[]> = {
  'environmental-conservation': ['trees', 'garden'],
  education: ['school', 'books'],
  'community-development': ['neighbors', 'building', 'home'],
  healthcare: ['clinic'],
  technology: ['computers', 'robots'],
  'arts-culture': ['art', 'music'],
  'social-justice': ['meeting', 'home'],
  events: ['party', 'supper'],
}

const inland: ReadonlySet<District | null> = new Set(['jerusalem-district', 'judea-and-samaria'])
const bySea: ReadonlySet<Subject> = new Set(['beach', 'sailing'])

/**
 * The subject of a picture: what the title is about, or else its topic; null if neither does. Never the sea in a
 * district without a coast.
 */
export function subjectOf({ id, title = '', category, district }: Pictured): Subject | null {
  const isInland = inland.has(asDistrict(district))
  const named = subjectsIn(title).find((subject) => !isInland || !bySea.has(subject))
  if (named) return named
  const choices = category ? topics[category] : []
  return choices[seedOf(id) % choices.length] ?? null
}

/** Reading a title takes a twentieth of the time of its card, and lists show the same ones again and again. */
const read = new Map<string, Subject[]>()
const READ_MOST = 2_000

/** What a title is about, the most likely first. */
function subjectsIn(title: string): Subject[] {
  let subjects = read.get(title)
  if (!subjects) {
    const found = clues.flatMap(({ subject, pattern, isVague }) => {
      const words = title.match(pattern)
      // More words count first, then those at the beginning.
      const score = (words?.length ?? 0) - title.search(pattern) / 1000 - (isVague ? 10 : 0)
      return words ? [{ subject, score }] : []
    })
    subjects = found.toSorted((one, other) => other.score - one.score).map(({ subject }) => subject)
    if (read.size >= READ_MOST) read.clear()
    read.set(title, subjects)
  }
  return subjects
}

/** The compositions of a subject that suit a title. */
export function compositionsFor(subject: Subject, title = ''): number[] {
  const all = Array.from({ length: compositionsOf(subject) }, (_, at) => at)
  const wordsOf = compositionWords[subject]
  if (!wordsOf) return all
  const named = all.filter((at) => wordsOf[at]?.test(title))
  if (named.length > 0) return named
  const plain = all.filter((at) => !wordsOf[at])
  return plain.length > 0 ? plain : all
}

/** An item's picture: its subject in a composition and a light that its id chooses; null for a landscape. */
export function variantOf(item: Pictured): SubjectVariant | null {
  const subject = subjectOf(item)
  if (!subject) return null
  const suitable = compositionsFor(subject, item.title)
  // IDs that differ only in their last characters have nearly equal seeds; the generator spreads them.
  const random = randomFrom(seedOf(item.id))
  return {
    subject,
    composition: suitable[Math.floor(random() * suitable.length)] ?? 0,
    light: Math.floor(random() * LIGHTS),
  }
}
