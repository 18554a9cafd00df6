/** Where what fits a person is shown. */
export const FOR_YOU = '/projects-events/for-you'
