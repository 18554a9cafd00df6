export const regions = ['galilee', 'coast', 'jerusalem', 'judea', 'negev', 'abroad'] as const
export type LandscapeRegion = (typeof regions)[number]

export const times = ['dawn', 'morning', 'day', 'gold', 'dusk', 'night'] as const
export type Time = (typeof times)[number]

/** Times of day for which page heads have a sky. */
export const heroTimes = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly Time[]
export type HeroTime = (typeof heroTimes)[number]
