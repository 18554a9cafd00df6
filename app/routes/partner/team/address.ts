/** The page of an organization's team. */
export const teamAddress = '/partner-admin/team'
