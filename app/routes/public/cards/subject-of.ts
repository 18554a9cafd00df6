import { asDistrict, type District } from '#domain/project-events/place.ts'
import type { Category } from '#domain/project-events/project-event.ts'
import { randomFrom, seedOf } from '#app/ui/seed.ts'
import { compositionsOf, LIGHTS, type Subject, type Variant } from '#app/ui/subject/subject.ts'

/** What a picture is chosen from. */
export type Pictured = {
  id: string
  /** Without it and a topic, a landscape. */
  title?: string | undefined
  category?: Category | null | undefined
  district: string | null
}

/** Beginnings of words that say what a title is about. */
const words: Record<Subject, string> = {
  kitchen:
    'soup|cook|kitchen(?! tables)|meal|pots|food|spice|shakshuka|bake|baking|lunch|hungry' +
    '|מטבח|אוכל|ארוח(?!ת (?:ערב|תודה|הבוקר))|מבשל|סירים|מרק|שקשוקה|תבלינ|מתכונ',
  supper:
    'supper|shabbat|dinner|tea for|coffee|hospitality|tables? (along|for)|long table' +
    '|ארוחת (?:ערב|תודה)|שבת|שולחן|קפה בחודש',
  market: 'market|stall|tasting|bazaar|shop|small business|grocer' + '|שוק|דוכנ|טעימ|קניות',
  school:
    'school|class(?!ic)|homework|teacher|students?\\b|exam|lesson|ulpan|hebrew|matriculation|tutor|pupil' +
    '|בית ה?ספר|בתי ה?ספר|לימוד|כיתה|כיתת|תלמיד|בגרות|שיעור|מורים|עברית|אולפן|ילקוט',
  books:
    'book|library|libraries|reader|reading|archive|bindery|stories|storytell|letterpress|memoir|schulbib' +
    '|ספר(?!יית הכלים)|סיפור|ארכיון|כורכי',
  papers:
    'paperwork|diploma|degree|lawyer|legal|cv\\b|license|certificate|forms\\b|study grants|scholarship|rights' +
    '|ניירת|טפסים|עורכי דין|קורות חיים|תעוד|מלג',
  talk:
    'lecture|conference|talk|seminar|speak|panel|information evening|webinar|evening in|what to pack' +
    '|הרצא|סמינר|ערב מידע',
  meeting:
    'mentor|circles|dialogue|conversation|looks? after|big brother' +
    '|מפגש|ליווי|מלווים|מעגל|אח גדול',
  letters: 'letter|pen pal|postcard|write to' + '|מכתב',
  trees:
    'tree|replant|planting|acacia|forest|seedling|sapling|olive grove' +
    '|עץ|עצים|נטיע|נוטע|יער|שיטים|שתיל',
  harvest:
    'harvest|farm|orchard|crop|cherry|cucumber|carrot|vegetable|grower|smallholder|vineyard|picking|fruit' +
    '|קטיף|מסיק|חקלא|דובדבנ|ירקות|גזר|מטע',
  garden: 'garden|greenhouse|flower|bloom|compost' + '|גינ|חממה|גן בראש|פרח',
  trail: 'trail|path|footpath|hike|hiking|walk|waymark|crater|camel|trek|benches' + '|טיול|שביל',
  water: 'water|springs\\b|the spring|stream|river|turtle|wetland' + '|נחל|מעיין|כנרת',
  stars: 'stars?\\b|night dark|astronom|telescope' + '|כוכב|חושך',
  birds: 'bird|nest|salt pond|stork|migrat' + '|ציפור|בריכות ה?מלח',
  horses: 'horse|stable|pony|ponies|donkey|animal' + '|סוס|אורוו',
  bus:
    'bus\\b|minibus|driver|truck|tour\\b|trip\\b|shuttle|missions?\\b' +
    '|אוטובוס|מיניבוס|משאית|נהגים|הסע',
  tools:
    'tool|repair|mend|workshop|carpent|fix|bench\\b|garage|kitchen tables' +
    '|כלים|ספריית הכלים|תיקון|תיקונים|מתקנים|מוסך|נגר|שולחנות מטבח',
  building:
    'roof|build|construct|renovat|mud\\b|ceiling|brick|paint a shelter' +
    '|שיפוץ|גגות|בונים|בנייה|תקרה|צובעים מקלט',
  computers:
    'computer|laptop|tablet|coder|coding|digital|software|online|internet|a map of|test desk' +
    '|מחשב|טאבלט|מתכנת|מפת',
  robots: 'robot|invent|drone|print|hackathon|science|engineer|maker' + '|רובוט|ממציא|האקתון|רחפן',
  energy:
    'solar|sunlight|battery|energy|lights on|electric|lamp' + '|חשמל|סולאר|סוללה|מנורות|אור חוזר',
  wool:
    'wool|knit|quilt|sewing|crochet|blanket|weav|ghost nets' + '|צמר|סריג|סורג|טלאים|רשתות רפאים',
  clinic:
    'clinic|doctor|nurse|hospital\\b(?! for)|medic|health|dentist|blood|dialysis|trauma|therapy|patients' +
    '|רפוא|מרפא|ב(?:ית|תי) ה?חולים(?! ל)|דיאליזה|טראומה|תרומת דם',
  rescue:
    'rescue team|first aid|first[- ]response|first five minutes|emergency|ambulance|defibrillator|fire\\b|siren|drills?\\b|exercise|radio|rehearsal' +
    '|הצלה|חירום|עזרה ראשונה|דפיברילטור|תרגיל|חובבי ה?רדיו|אזעק',
  wheelchair:
    'wheelchair|walkers|disab|accessib|adaptive|deaf|hard of hearing|wounded' +
    '|נכים|כיסא(?:ות)? ה?גלגלים|הליכונ|פצוע|כבדי שמיעה|חירש',
  elders:
    'elder|oldest|grandmother|grandfather|grandparent|older parents|seniors?\\b|lonel|survivor|widow|telephone friend' +
    '|קשיש|סבת|ותיקי',
  home: 'homes\\b|houses?\\b|housing|apartment|shelter|refuge|made bed' + '|בית|מיטה',
  neighbors:
    'neighbor|street|sidewalk|doorstep|village|main street|community|town-wide' +
    '|שכנים|קהיל|רחוב|מדרכה',
  play:
    'playroom|playground|kindergarten|toys?\\b|kids|child|brothers and sisters|babies' +
    '|ילדים|משחק',
  parcels:
    'parcel|packing|boxes|relief|warehouse|soldier|ration|container|collection day|supplies' +
    '|חייל|חביל|אריזה|איסוף',
  journey:
    'aliyah|immigrant|newcomer|moving|the day you land|suitcase|take-off|welcome famil' +
    '|עלייה|עולים',
  music:
    'music|song|choir|concert|orchestra|sing\\b|sings|singing|singer|bands?\\b|melod|piyyut|quartet|piano|milonga|dance' +
    '|שיר(?!ות)|להק|מוזיק|מקהל|קונצרט|תזמורת|פיוט|רביעיי',
  art:
    'arts?\\b|artist|studio|gallery|exhibition|museum|draw|sculpt|ceramic|pottery|paint' +
    '|אמנות|אומנות|תערוכ',
  party: 'party|celebrat|festival|gala|raffle|thank-you|goodbye|graduation' + '|מסיב|חגיג|טקס',
  holiday:
    'holiday|passover|pesach|hanukkah|purim|rosh hashana|sukkot|prayer|kiddush|havdalah' +
    '|חג(?!יג)|פסח|חנוכה|תפיל',
  beach: 'beach|coast|shore|dunes|tar off|plastic|ocean' + '|חוף|חולות|זפת|פלסטיק',
  sailing:
    'sail|boat|marina|surf|sea school|port of|kayak|waves' + '|סירה|סירות|גליש|גלי יום|נמל|ספר לים',
  sport:
    'sport|running|kilometers together|race\\b|football|soccer|basketball|marathon|cycl|bicycle|bike' +
    '|אופני|ריצה|קילומטרים ביחד',
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

const patterns = Object.entries(words).map(
  ([subject, beginnings]) =>
    [
      subject as Subject,
      new RegExp(`(?<![\\p{L}\\p{N}])[וש]?[הבל]?(?:${beginnings})`, 'giu'),
    ] as const,
)

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
  let best: { subject: Subject; score: number } | null = null
  for (const [subject, pattern] of patterns) {
    if (isInland && bySea.has(subject)) continue
    const found = title.match(pattern)
    if (!found) continue
    // More words count first, then those at the beginning.
    const score = found.length - title.search(pattern) / 1000 - (vague.has(subject) ? 10 : 0)
    if (!best || score > best.score) best = { subject, score }
  }
  if (best) return best.subject
  const choices = category ? topics[category] : []
  return choices[seedOf(id) % choices.length] ?? null
}

/** An item's picture: its subject in a composition and a light that its id chooses; null for a landscape. */
export function variantOf(item: Pictured): Variant | null {
  const subject = subjectOf(item)
  if (!subject) return null
  // IDs that differ only in their last characters have nearly equal seeds; the generator spreads them.
  const random = randomFrom(seedOf(item.id))
  return {
    subject,
    composition: Math.floor(random() * compositionsOf(subject)),
    light: Math.floor(random() * LIGHTS),
  }
}
