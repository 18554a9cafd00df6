export const regions = ['galilee', 'coast', 'jerusalem', 'judea', 'negev', 'abroad'] as const
export type Region = (typeof regions)[number]

export const times = ['dawn', 'day', 'dusk', 'night'] as const
export type Time = (typeof times)[number]
