/** Lines of an organization's table of supporters, so that no file grows without end; the newest are in it. */
export const EXPORT_MAX = 10_000
