/**
 * Groups of nearly synonymous words in this field, each by its prefix. A search for one word of a line also finds the others.
 */
const LINES: readonly string[] = [
  'online remote video telephone virtual',
  'cookbook recipe',
  'kosher honey oil date spice',
  'kibbutz communit village',
  'child kid toddler pupil youngster',
  'teen youth adolescent young',
  'elder older oldest senior pensioner grandparent grandmother grandfather grandchildren survivor',
  'soldier troop reservist army military idf veteran',
  'wounded injur rehabilitat amput prosthe',
  'food meal cook kitchen soup pot pots feed hungry hunger bake baking recipe',
  'harvest pick fruit orchard farm agricultur grower crop',
  'tree plant forest seedling sapling acacia',
  'beach coast dune shore',
  'nature wildlife environment ecolog bird turtle',
  'animal wildlife turtle bird ibex gazelle',
  'wildlife ibex gazelle',
  'horse stable ride',
  'clean litter plastic rubbish trash garbage',
  'build repair renovat rebuild paint roof construct fix restor',
  'tutor teach lesson homework mentor english',
  'code coding program software robot hackathon tech comput',
  'laptop computer',
  'music choir song sing concert band piano pianist orchestra quartet melod violin',
  'concert quartet orchestra choir band music',
  'violin quartet orchestra music',
  'dance milonga tango',
  'art arts paint draw craft exhibition museum',
  'book library read bindery',
  'sew sewing knit quilt mend wool loom',
  'sport running surf run swim sail bike cycl race',
  'hike hiking walk trail path waymark',
  'hospital clinic ward medical doctor nurse dentist health',
  'trauma ptsd frighten anxiety therap psycholog',
  'first-aid aid emergenc paramedic rescue',
  'shelter bomb safe rocket',
  'immigrant newcomer aliyah oleh olim absorption',
  'evacu displac',
  'bereav widow orphan',
  'refugee evacu displac',
  'disab wheelchair special prosthe',
  'lonel alone companionship neighbour',
  'loneliness alone neighbour',
  'jewish juda piyyut prayer torah synagogue shabbat',
  'mission trip travel tour',
  'bread bake baking flour',
  'holocaust survivor',
  'woman women mother girl',
  'wife wives husband spouse partner',
  'reservist spouse',
  'christian church',
  'student universit campus',
  'cv resume job career employ profession',
  'invest impact loan fund startup',
  'star astronom sky',
  'solar sunlight energy battery electric power',
  'home house apartment roof',
  'lawyer legal law paperwork',
  'driv truck van car lift',
  'medicine nurse doctor medical hospital clinic health',
  'translat language interpret hebrew english',
  'photo film camera picture',
  'law legal lawyer paperwork',
  'coast sea beach marine',
  'surf wave sail sea',
  'blood donat',
]

const related = new Map<string, Set<string>>()
for (const line of LINES) {
  const words = line.split(' ')
  for (const word of words) {
    const known = related.get(word) ?? new Set([word])
    for (const other of words) known.add(other)
    related.set(word, known)
  }
}

/** Returns the prefixes to search for a word: its own first, then those of related words. */
export function relatedTo(word: string): string[] {
  const own = beginningOf(word)
  const line = related.get(own) ?? related.get(word)
  return line ? [own, ...[...line].filter((other) => other !== own && other !== word)] : [own]
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
