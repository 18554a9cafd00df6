import type { DemoGift } from '../shapes.ts'

/** What came for projects and events, so that some are near their goal, one is past it, and most have far to go. */
export const GIFTS: DemoGift[] = [
  ...to('roofs-of-kiryat-shmona', [
    ['The Halpern Family', 25_000, 71, 'shown', 'For roofs that stay where they are.'],
    ['Congregation Beth Tikvah, Columbus', 36_000, 58, 'shown'],
    ['Gerald Whitlock', 1_800, 52],
    ['Naomi and Peter Brandt', 3_600, 40, 'shown'],
    ['Esther Fuchs', 180, 33],
    ['Lakeview Neighbors Fund', 16_500, 24, 'shown'],
    ['Colin Abbott', 356, 15, 'hidden', 'My father was a roofer.'],
  ]),
  ...to('cherry-rows-margaliot', [
    ['Sandra Oyelaran', 250, 26, 'shown'],
    ['The Orchard Society of Oregon', 9_400, 19, 'shown', 'From one orchard to another.'],
    ['Marcus Feld', 1_540, 11],
  ]),
  ...to('hula-grandparents-kitchen', [
    ['Ruth Delgado', 54, 16, 'shown'],
    ['Winston Park', 5_300, 12],
  ]),
  ...to('safed-tool-library', [['Aaron Sills', 250, 44, 'shown', 'For good chisels.']]),
  ...to('anemone-gardens-beeri', [
    ['Friends of Kibbutz Gardens', 32_000, 55, 'shown'],
    ['Ilana Rosen', 1_800, 47, 'shown', 'For Vivian’s garden path.'],
    ['Thomas Lindqvist', 500, 41],
    ['The Weissberg Foundation', 25_000, 22, 'shown'],
    ['Dina and Joel Katz', 1_080, 9, 'shown'],
    ['Harriet Bloom', 720, 3],
  ]),
  ...to('sderot-night-clinic', [
    ['Physicians’ Circle of Toronto', 60_000, 290, 'shown'],
    ['Dr. Miriam Adler', 10_000, 204, 'shown'],
    ['Samuel Ortiz', 2_400, 120],
    ['The Greenbaum Sisters', 18_000, 63, 'shown', 'In honor of our mother, a night nurse.'],
    ['Judith Laske', 6_800, 18],
  ]),
  ...to('beit-shemesh-study-grants', [
    ['Alumni of Class 1974', 14_800, 310, 'shown'],
    ['Hannah Loewy', 3_600, 151],
    ['The Sutter Trust', 33_400, 88, 'shown'],
  ]),
  ...to('nurses-licence-haifa', [
    ['Nurses for Nurses Network', 78_000, 96, 'shown'],
    ['Olga Berman', 360, 61, 'shown', 'I was helped the same way in 1991.'],
    ['Federation of the Two Rivers', 39_200, 30, 'shown'],
    ['Paul Amsel', 640, 7],
  ]),
  ...to('caesarea-dune-restoration', [
    ['Coastal Walkers of Haifa', 4_140, 188, 'shown'],
    ['Beatrice Nunn', 1_500, 134],
    ['The Seagrass Fund', 15_000, 72, 'shown'],
  ]),
  ...to('lod-evening-coders', [
    ['Cedar Lane Software', 40_000, 112, 'shown'],
    ['Victor Mendes', 1_200, 70],
    ['Rachel Stern', 3_600, 21, 'shown'],
  ]),
  ...to('kosher-food-truck', [
    ['The Levenson Kitchen', 50_000, 101, 'shown'],
    ['Nadav Pollak', 1_200, 83],
    ['Beth Shalom Sisterhood', 20_000, 36, 'shown', 'May every plate be a warm one.'],
  ]),
  ...to('herzliya-sailing-crews', [
    ['Annette Friis', 720, 49, 'shown'],
    ['Harbor Rotary Club', 9_000, 27, 'shown'],
  ]),
  ...to('stairwell-defibrillators', [
    ['Tower Tenants’ Association', 30_000, 160, 'shown'],
    ['Leonard Gross', 3_060, 92],
  ]),
  ...to('childrens-piyyut-choir', [
    ['The Sephardic Music Fund', 24_000, 410, 'shown'],
    ['Yvette Azoulay', 3_600, 240, 'shown', 'For the songs of my grandfather.'],
    ['Simon Hart', 300, 39],
  ]),
  ...to('thousand-laptops', [
    ['Second Life Electronics', 12_000, 175, 'shown'],
    ['Joy Mbeki', 600, 54],
  ]),
  ...to('negev-sunrise-planting', [
    ['Ben and Talia Morag', 180, 4, 'shown'],
    ['Early Risers Running Group', 3_000, 2, 'shown'],
  ]),
  ...to('soup-by-bicycle-bat-yam', [
    ['The Tuesday Cyclists of Haarlem', 720, 57, 'shown', 'For tires. We know how it is.'],
    ['Zipora Lavie', 118, 23],
  ]),
  ...to('adaptive-run-yarkon', [
    ['The Marathon Parents', 18_000, 14, 'shown'],
    ['Kevin Doyle', 3_400, 6],
  ]),
]

type Row = readonly [
  name: string,
  dollars: number,
  daysAgo: number,
  isShown?: 'shown' | 'hidden',
  message?: string,
]

function to(key: string, rows: readonly Row[]): DemoGift[] {
  return rows.map(([name, dollars, daysAgo, isShown, message]) => ({
    to: key,
    name,
    dollars,
    daysAgo,
    isNameShown: isShown === 'shown',
    ...(message === undefined ? {} : { message }),
  }))
}
