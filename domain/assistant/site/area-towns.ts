import { normalize } from '#platform/text/normalize.ts'

/** Areas smaller than a district, by the names that occur in addresses there. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'gaza envelope': [
    'sderot',
    'nirim',
    "be'eri",
    'ofakim',
    'netivot',
    "sha'ar hanegev",
    'western negev',
    'urim',
    'eshkol',
    'nahal oz',
    'kfar aza',
    're’im',
    'sdot negev',
    'hof ashkelon',
    'gaza',
  ],
  golan: ['golan', 'katzrin', 'majdal shams', 'hermon'],
  'gush etzion': ['gush etzion', 'alon shvut', 'efrat', 'etzion'],
  arava: ['arava', 'hazeva', 'sapir', 'paran', 'ketura', 'yotvata', 'lotan'],
  'dead sea': ['dead sea', 'ein gedi', 'ein bokek', 'neot hakikar', 'arad', 'kalia'],
  kinneret: ['kinneret', 'sea of galilee', 'tiberias', 'ginosar', 'ein gev', 'deganya'],
  'sea of galilee': ['kinneret', 'sea of galilee', 'tiberias', 'ginosar', 'ein gev', 'deganya'],
  yarkon: ['yarkon'],
  carmel: ['carmel', 'isfiya', 'daliyat'],
  'jordan valley': ['jordan valley', 'beit shean', 'beit she’an'],
}

/** Treated as one place: the matches lie anywhere in it. */
const WIDE =
  /^(israel|the (north|south|center|centre|negev|galilee|land)|galilee|negev|north|south|usa|us|united states|america|north america|south america|latin america|europe|asia|africa|oceania|australia|judea|samaria|judea and samaria|west bank|sharon|the sharon|shfela|.* district|.* region|.* coast)$/

/** The words that identify a place in addresses: its name, and the towns of an area. */
export function townsOf(place: string): string[] {
  return normalize(place)
    .split(/ or | and |, /)
    .map((name) => name.replace(/^the /, ''))
    .flatMap((name) => AREAS[name] ?? [name])
}

/** Whether a place is smaller than the district or region searched for it. */
export function isSmaller(place: string): boolean {
  return !place.split(/ or | and |, /).some((name) => {
    const plain = normalize(name)
    return WIDE.test(plain) || WIDE.test(plain.replace(/^the /, ''))
  })
}
