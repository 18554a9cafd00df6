/**
 * What counts how much. A named topic is worth most; a place or a way to help of one's choice somewhat less; two of them
 * outweigh one. What is known of an item's text (a skill, a word) weighs like a place. What does not meet a wish by
 * itself, such as that something is soon, only puts alike things in order.
 */
export const WEIGHTS = {
  /** A topic that was named; one that is only close to what was chosen or said. */
  topic: 30,
  topicClose: 16,
  /** In a district of one's choice; in the one beside it. */
  place: 24,
  placeBeside: 12,
  /** It asks for a way to help of one's choice; for one more of them. */
  kind: 20,
  kindMore: 3,
  /** What the person can do is spoken of where hands are wanted; what they care about is spoken of; one more such word. */
  skill: 22,
  word: 24,
  wordMore: 6,
  /** The person keeps it. */
  saved: 16,
  /** On site, for who lives there or comes often; possible from afar, for who never comes; a visit, for who comes now and then. */
  here: 12,
  afar: 12,
  visiting: 6,
  /** Within a week, two weeks, a month; a project that ends soon or begins soon. */
  soon: [
    [7, 10],
    [14, 7],
    [31, 4],
  ],
  ending: 5,
  fewPlaces: 3,
  /** Put up within two weeks. */
  fresh: 2,
} as const

/** A project that ends or begins within so many days says so. */
export const ENDING_DAYS = 21
/** So few places left are worth a word. */
export const FEW_PLACES = 5
export const FRESH_DAYS = 14

/** Of one organization so many are shown, and each after the first stands back by so many points. */
export const ORGANIZATION_MOST = 3
export const ORGANIZATION_STEP = 10
