/** Maximum number of projects and events an ambassador can promote; also enforced by the database. */
export const ITEMS_MAX = 60

export const ITEMS_PATH = '/ambassador/dashboard/projects'
export const MINISITE_PATH = '/ambassador/dashboard/minisite'
