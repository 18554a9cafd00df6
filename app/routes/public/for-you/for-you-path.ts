/** The page with the user's recommendations. */
export const FOR_YOU = '/projects-events/for-you'
