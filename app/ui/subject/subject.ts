/** Subjects that have scenes, and how many compositions each has; every composition is drawn in every light. */
const compositions = {
  kitchen: 2,
  supper: 2,
  market: 2,
  school: 2,
  books: 2,
  papers: 1,
  talk: 1,
  meeting: 1,
  letters: 1,
  trees: 2,
  harvest: 2,
  garden: 2,
  trail: 1,
  water: 1,
  stars: 1,
  birds: 1,
  horses: 1,
  bus: 1,
  tools: 2,
  building: 1,
  computers: 1,
  robots: 2,
  energy: 1,
  wool: 1,
  clinic: 2,
  rescue: 2,
  wheelchair: 1,
  elders: 2,
  home: 1,
  neighbors: 1,
  play: 2,
  parcels: 1,
  journey: 1,
  music: 3,
  art: 2,
  party: 1,
  holiday: 1,
  beach: 1,
  sailing: 1,
  sport: 2,
} as const

export type Subject = keyof typeof compositions
export const SUBJECTS = Object.keys(compositions) as Subject[]

/** How many lights there are. */
export const LIGHTS = 6

/** One of a subject's pictures: what is drawn, and in which light. */
export type SubjectVariant = { subject: Subject; composition: number; light: number }

export function compositionsOf(subject: Subject): number {
  return compositions[subject]
}

/**
 * Folder of the scenes in the client build. Browsers keep its files for ever: a change of the drawings needs the next
 * number.
 */
export const SUBJECT_FOLDER = 'assets/subjects-1'

/** The path of a picture. */
export function subjectPath({ subject, composition, light }: SubjectVariant): string {
  return `/${SUBJECT_FOLDER}/${subject}-${composition}-${light}.svg`
}

/** Lists every picture of the client build. */
export function listSubjectPictures(): SubjectVariant[] {
  return SUBJECTS.flatMap((subject) =>
    Array.from({ length: compositions[subject] * LIGHTS }, (_, at) => ({
      subject,
      composition: Math.floor(at / LIGHTS),
      light: at % LIGHTS,
    })),
  )
}
