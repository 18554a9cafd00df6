/** The maximum number of lines in a supporter export, to bound its size; the newest are kept. */
export const EXPORT_MAX = 10_000
