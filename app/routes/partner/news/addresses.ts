export const ownNewsAddress = '/partner-dashboard/news'
export const writeNewsAddress = `${ownNewsAddress}/new`

/** An article's page for its organization, `?confirm=delete` with the question whether to delete it. */
export function newsAddress(id: string, more?: 'confirm=delete'): string {
  return `${ownNewsAddress}/${id}${more ? `?${more}` : ''}`
}
