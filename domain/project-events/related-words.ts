import {
  hebrewSpelling,
  hebrewStem,
  isHebrewWord,
  withoutHebrewPrefixes,
} from '#platform/text/hebrew-words.ts'

/**
 * Groups of nearly synonymous words in this field, each by its prefix, in both languages. A search for one word of a line
 * also finds the others.
 */
const LINES: readonly string[] = [
  'online remote video telephone virtual מרחוק מקוון טלפון',
  'cookbook recipe מתכון',
  'kosher honey oil date spice כשר',
  'honey דבש',
  'oil שמן',
  'date dates תמר',
  "spice za'atar תבלין זעתר",
  'kibbutz communit village קיבוץ קהילה',
  'child kid toddler pupil youngster ילד פעוט תלמיד',
  'teen youth adolescent young נוער נער צעיר',
  'elder older oldest senior pensioner grandparent grandmother grandfather grandchildren survivor קשיש זקן ותיק סבתא ניצול',
  'soldier troop reservist army military idf veteran חייל מילואים צבא צה"ל צהל לוחם',
  'wounded injur rehabilitat amput prosthe פצוע שיקום קטוע תותב',
  'food meal cook kitchen soup pot pots feed hungry hunger bake baking recipe אוכל ארוחה מזון בישול לבשל מטבח מרק סיר רעב',
  'harvest pick fruit orchard farm agricultur grower crop קטיף לקטוף קציר פרי פירות מטע חקלאות חקלאי ירקות יבול',
  'tree plant forest seedling sapling acacia עץ עצים נטיעה לנטוע שתיל יער',
  'beach coast dune shore חוף חול',
  'nature wildlife environment ecolog bird turtle טבע סביבה ציפור צפרות',
  'animal wildlife turtle bird ibex gazelle חיה חיות צב יעל',
  'wildlife ibex gazelle',
  'horse stable ride סוס אורווה רכיבה',
  'clean litter plastic rubbish trash garbage ניקוי ניקיון לנקות פלסטיק אשפה פסולת',
  'build repair renovat rebuild paint roof construct fix restor בנייה לבנות שיפוץ לשפץ תיקון לתקן לצבוע',
  'tutor teach lesson homework mentor english מורה ללמד הוראה שיעור חונכות חונך אנגלית',
  'code coding program software robot hackathon tech comput תכנות קוד רובוט רובוטיקה תוכנה האקתון',
  'laptop computer מחשב מחשבים',
  'music choir song sing concert band piano pianist orchestra quartet melod violin מוזיקה מוסיקה מקהלה שירה שיר לנגן נגינה קונצרט להקה פסנתר תזמורת',
  'concert quartet orchestra choir band music',
  'violin quartet orchestra music כינור',
  'dance milonga tango ריקוד לרקוד מחול טנגו',
  'art arts paint draw craft exhibition museum אומנות אמנות ציור לצייר תערוכה מוזיאון יצירה',
  'book library read bindery ספר ספרייה קריאה',
  'sew sewing knit quilt mend wool loom תפירה לתפור סריגה לסרוג צמר שמיכה',
  'sport running surf run swim sail bike cycl race ספורט ריצה גלישה שחייה שיט אופניים מרוץ',
  'hike hiking walk trail path waymark טיול שביל הליכה',
  'hospital clinic ward medical doctor nurse dentist health רופא רופאה אחות מרפאה רפואה',
  'trauma ptsd frighten anxiety therap psycholog טראומה חרדה פסיכולוג נפשי טיפול',
  'first-aid aid emergenc paramedic rescue חובש פרמדיק הצלה החייאה',
  'shelter bomb safe rocket מקלט ממ"ד ממד מיגונית',
  'immigrant newcomer aliyah oleh olim absorption עולים עלייה קליטה אולפן',
  'evacu displac מפונים פינוי עקורים',
  'bereav widow orphan שכול אלמנה אלמן יתום',
  'refugee evacu displac',
  'disab wheelchair special prosthe נכה מוגבלות נגישות',
  'lonel alone companionship neighbour בדידות בודד',
  'loneliness alone neighbour',
  'jewish juda piyyut prayer torah synagogue shabbat יהדות יהודי פיוט תפילה תורה שבת',
  'mission trip travel tour',
  'bread bake baking flour לחם אפייה לאפות חלה',
  'holocaust survivor שואה',
  'woman women mother girl אישה נשים',
  'wife wives husband spouse partner',
  'reservist spouse',
  'christian church',
  'student universit campus סטודנט אוניברסיטה',
  'cv resume job career employ profession תעסוקה עבודה',
  'invest impact loan fund startup',
  'star astronom sky כוכב אסטרונומיה שמיים',
  'solar sunlight energy battery electric power סולארי אנרגיה סוללה חשמל',
  'home house apartment roof בית דירה גג',
  'lawyer legal law paperwork משפטי',
  'driv truck van car lift נהג נהיגה לנהוג הסעה רכב משאית',
  'medicine nurse doctor medical hospital clinic health',
  'translat language interpret hebrew english תרגום לתרגם שפה',
  'photo film camera picture צילום לצלם סרט תמונה',
  'law legal lawyer paperwork',
  'coast sea beach marine',
  'surf wave sail sea ים',
  'hospital ward חולים',
  'shirt חולצה',
  'cap hat כובע',
  'candle נר נרות',
  'calendar לוח',
  'notebook מחברת',
  'mug cup ספל כוס',
  'bag tote תיק',
  'scarf צעיף',
  'olive זית',
  'garden גינה גינון',
  'kindergarten גן',
  'school',
  'family families משפחה',
  'turtle צב',
  'desert מדבר',
  'spring stream river נחל מעיין',
  'wheelchair כיסא',
  'deaf hearing חירש',
  'memor story stories סיפור זיכרון',
  'fire אש שריפה',
  'lecture evening הרצאה',
  'pack parcel אריזה לארוז חבילה',
  'orphan יתום',
  'blood donat דם',
]

const related = new Map<string, Set<string>>()
for (const line of LINES) {
  const words = line.split(' ')
  const beginnings = words.flatMap((word) => (isHebrewWord(word) ? hebrewBeginnings(word) : [word]))
  for (const key of words.flatMap(keysOf)) {
    const known = related.get(key) ?? new Set()
    for (const other of beginnings) known.add(other)
    related.set(key, known)
  }
}

/** By which a word of a line is found. What a Hebrew infinitive ends with is no plural: "to build" is not "white". */
function keysOf(word: string): string[] {
  return isHebrewWord(word) && !word.startsWith('ל') ? [word, hebrewStem(word)] : [word]
}

/** Returns the prefixes to search for a word: its own first, then those of related words. */
export function relatedTo(word: string): string[] {
  if (isHebrewWord(word)) return relatedToHebrew(word)
  const own = beginningOf(word)
  const line = related.get(own) ?? related.get(word)
  return line ? [own, ...[...line].filter((other) => other !== own && other !== word)] : [own]
}

/** The same for a Hebrew word, without the prefixes that it is written with if the rest is known: "לקשישים" is "קשיש". */
function relatedToHebrew(word: string): string[] {
  const forms = [word, ...withoutHebrewPrefixes(word)]
  for (const form of forms) {
    const line = related.get(form) ?? related.get(hebrewStem(form))
    if (line) return [...new Set([...hebrewBeginnings(form), ...line])]
  }
  return [...new Set(forms.slice(0, 2).flatMap(hebrewBeginnings))]
}

/** What the forms of a Hebrew word begin with: without its ending, and as it is written at the end of a word and within. */
function hebrewBeginnings(word: string): string[] {
  const stem = hebrewStem(word)
  return word.startsWith(stem) ? [stem] : [hebrewSpelling(word), stem]
}

/** Word endings to remove, and the minimum length of what is left. */
const ENDINGS: readonly [ending: RegExp, kept: string, least: number][] = [
  [/'s?$/, '', 3],
  [/^(child)ren$/, '$1', 3],
  [/^(kibbutz|moshav)im$/, '$1', 3],
  [/ies$/, '', 4],
  [/(ss|sh|ch|x|z)es$/, '$1', 3],
  [/([^s])s$/, '$1', 3],
  [/([b-df-hj-np-tv-z])\1(?:ing|ed|er)$/, '$1', 4],
  [/(?:ing|ed)$/, '', 4],
]

/** Strips the inflection of a word: `harvesting` is searched for as `harvest`. */
export function beginningOf(word: string): string {
  let begin = word
  for (const [ending, kept, least] of ENDINGS) {
    const shorter = begin.replace(ending, kept)
    if (shorter.length >= least) begin = shorter
  }
  return begin
}
