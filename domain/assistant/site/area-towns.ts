import { normalize } from '#platform/text/normalize.ts'
import { NORTH_AMERICA } from '../understanding/words/abroad.ts'

/** Areas smaller than a district or region, by the names that occur in the addresses there. */
const AREAS: Readonly<Record<string, string>> = {
  'gaza envelope':
    "sderot, nirim, be'eri, ofakim, netivot, sha'ar hanegev, western negev, urim, eshkol, nahal oz, kfar aza, re'im, zikim, sdot negev, hof ashkelon, gaza",
  'western negev':
    "sderot, nirim, be'eri, ofakim, netivot, sha'ar hanegev, western negev, urim, eshkol, re'im",
  golan: 'golan, katzrin, majdal shams, hermon',
  'gush etzion': 'gush etzion, alon shvut, efrat, etzion',
  arava: 'arava, hazeva, sapir, paran, ketura, yotvata, lotan',
  'dead sea': 'dead sea, ein gedi, ein bokek, neot hakikar, arad, kalia',
  kinneret: 'kinneret, sea of galilee, tiberias, ginosar, ein gev, deganya',
  'sea of galilee': 'kinneret, sea of galilee, tiberias, ginosar, ein gev, deganya',
  'mount carmel': 'carmel, isfiya, daliyat',
  'jordan valley': "jordan valley, beit she'an",
  'tel aviv': 'tel aviv, jaffa, yafo, florentin',
  'united kingdom':
    'united kingdom, england, scotland, wales, london, manchester, glasgow, leeds, edinburgh, birmingham',
  england: 'england, london, manchester, leeds, birmingham',
  scotland: 'scotland, glasgow, edinburgh',
  canada: 'canada, toronto, montreal, vancouver, winnipeg, ottawa, calgary, halifax',
  germany: 'germany, berlin, munich, frankfurt, hamburg',
  france: 'france, paris, lyon, marseille, strasbourg',
  argentina: 'argentina, buenos aires, villa crespo',
  brazil: 'brazil, são paulo, sao paulo, rio de janeiro',
  'south africa': 'south africa, johannesburg, cape town, sea point, durban',
  'new zealand': 'new zealand, auckland, wellington',
  'united states': americanNames().join(', '),
}

/** Names of a whole district, region or continent: everything there fits. */
const WHOLE: ReadonlySet<string> = new Set(
  `israel, north, south, center, centre, negev, galilee, upper galilee, western galilee, abroad, overseas,
  north america, south america, latin america, europe, asia, africa, oceania, judea, samaria, judea and samaria, west bank,
  sharon, shfela, gush dan, northern district, haifa district, central district, tel aviv district, jerusalem district, southern district`
    .split(',')
    .map((name) => name.trim()),
)

/** The words that identify a place in addresses: its name, and the towns of an area. */
export function townsOf(place: string): string[] {
  return namesOf(place).flatMap((name) => AREAS[name]?.split(', ') ?? [name])
}

/** Whether a place is smaller than the districts or regions that it lies in. */
export function isTown(place: string): boolean {
  return !namesOf(place).some((name) => WHOLE.has(name))
}

function namesOf(place: string): string[] {
  return normalize(place)
    .split(/ or | and |, /)
    .map((name) => name.replace(/^the /, ''))
}

/** All names of the lists of North America that are neither Canadian nor Mexican. */
function americanNames(): string[] {
  return NORTH_AMERICA.split('\n')
    .filter((line) => line.trim() !== '')
    .filter(
      (line) =>
        !/^(Canada|Mexico|North America|Toronto|Montreal|Vancouver|Winnipeg|Ottawa|Calgary|Edmonton|Halifax)\b/.test(
          line,
        ),
    )
    .flatMap((line) => line.split(/[=,]/))
    .map((name) => normalize(name).replace(/^the /, ''))
    .filter((name) => name.length > 4)
}
