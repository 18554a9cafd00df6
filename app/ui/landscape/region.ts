export const regions = ['galilee', 'coast', 'jerusalem', 'judea', 'negev', 'abroad'] as const
export type LandscapeRegion = (typeof regions)[number]

export const times = ['dawn', 'morning', 'day', 'gold', 'dusk', 'night'] as const
export type Time = (typeof times)[number]

/** The hours that the head of a page has a sky for. */
export const heroTimes = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly Time[]
export type HeroTime = (typeof heroTimes)[number]
