/** So many projects and events an ambassador stands up for at most; the database holds it too. */
export const ITEMS_MAX = 60

export const ITEMS_PATH = '/ambassador/dashboard/projects'
export const MINISITE_PATH = '/ambassador/dashboard/minisite'
