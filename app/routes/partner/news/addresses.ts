export const ownNewsAddress = '/partner-dashboard/news'
export const writeNewsAddress = `${ownNewsAddress}/new`

/** Returns the URL of an article's editor; `?confirm=delete` opens the delete dialog. */
export function newsAddress(id: string, more?: 'confirm=delete'): string {
  return `${ownNewsAddress}/${id}${more ? `?${more}` : ''}`
}
