import {
  ambulance,
  armchair,
  clinic,
  doctorsBag,
  rescueKit,
  phoneReceiver,
  wheelchair,
} from './caring.ts'
import { cello, easel, guitar, holiday, party, pottery, stage } from './culture.ts'
import { bowls, pot, produce, stall, supper, tea } from './food.ts'
import { house, parcel, playground, streetOfHouses, suitcases, toys } from './home.ts'
import { flowerpots, greenhouse, grove, harvest, orchard, sapling } from './land.ts'
import {
  circleOfChairs,
  classroom,
  lecture,
  letters,
  openBook,
  papers,
  schoolBag,
  shelf,
} from './learning.ts'
import { inventing, laptop, repair, robot, roof, solar, toolboard, wool } from './making.ts'
import { paints, type Paint } from './paint.ts'
import { beach, bicycle, sailing, sport } from './sea-and-sport.ts'
import type { Subject, SubjectVariant } from './subject.ts'
import { bus, heron, horse, spring, starryNight, trail } from './wild.ts'

const scenes: Record<Subject, ((paint: Paint) => string)[]> = {
  kitchen: [pot, bowls],
  supper: [supper, tea],
  market: [stall, produce],
  school: [classroom, schoolBag],
  books: [shelf, openBook],
  papers: [papers],
  talk: [lecture],
  meeting: [circleOfChairs],
  letters: [letters],
  trees: [sapling, grove],
  harvest: [harvest, orchard],
  garden: [greenhouse, flowerpots],
  trail: [trail],
  water: [spring],
  stars: [starryNight],
  birds: [heron],
  horses: [horse],
  bus: [bus],
  tools: [toolboard, repair],
  building: [roof],
  computers: [laptop],
  robots: [robot, inventing],
  energy: [solar],
  wool: [wool],
  clinic: [doctorsBag, clinic],
  rescue: [ambulance, rescueKit],
  wheelchair: [wheelchair],
  elders: [armchair, phoneReceiver],
  home: [house],
  neighbors: [streetOfHouses],
  play: [playground, toys],
  parcels: [parcel],
  journey: [suitcases],
  music: [guitar, cello, stage],
  art: [easel, pottery],
  party: [party],
  holiday: [holiday],
  beach: [beach],
  sailing: [sailing],
  sport: [sport, bicycle],
}

/** The part of a scene that every frame shows whole; what lies around it fills the rest of the frame. */
const BOX = '96 30 448 324'

/** Returns a subject's picture as an SVG document. */
export function drawSubject({ subject, composition, light }: SubjectVariant): string {
  const scene = scenes[subject][composition]
  const paint = paints[light]
  if (!scene || !paint) throw new Error(`${subject} has no picture ${composition}-${light}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}">${scene(paint)}</svg>`
}

/** How many compositions each subject has. */
export const compositionCounts = Object.fromEntries(
  Object.entries(scenes).map(([subject, drawn]) => [subject, drawn.length]),
)
