/** The id of the list that completes a typed town. */
export const TOWNS_LIST = 'towns'
