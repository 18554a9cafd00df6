/**
 * The weights. A named topic counts most; a chosen place or way to help somewhat less; two of them outweigh one. Matches in an
 * item's text (a skill, a word) count like a place. Facts that meet no wish, such as starting soon, only order similar items.
 */
export const WEIGHTS = {
  /** A named topic; one only related to a choice or an answer. */
  topic: 30,
  topicClose: 16,
  /** In a chosen district; in the one next to it. */
  place: 24,
  placeBeside: 12,
  /** A chosen way to help; each further one. */
  kind: 20,
  kindMore: 3,
  /** A skill mentioned where volunteers are wanted; an interest mentioned; each further word. */
  skill: 22,
  word: 24,
  wordMore: 6,
  /** The user saved it. */
  saved: 16,
  /**
   * On site, for users who live there or come often; remote, for those who never come; a visit, for those who come now
   * and then.
   */
  here: 12,
  afar: 12,
  visiting: 6,
  /** Within a week, two weeks, a month; also for a project that ends or starts soon. */
  soon: [
    [7, 10],
    [14, 7],
    [31, 4],
  ],
  ending: 5,
  fewPlaces: 3,
  /** Published within two weeks. */
  fresh: 2,
} as const

/** A project that ends or starts within this many days says so. */
export const ENDING_DAYS = 21
/** This many free places or fewer are mentioned. */
export const FEW_PLACES = 5
export const FRESH_DAYS = 14

/** The maximum number of items per organization, and the penalty in points for each after the first. */
export const ORGANIZATION_MOST = 3
export const ORGANIZATION_STEP = 10
