import { OUR_PAGES } from './our-pages.ts'

/** Whether an address leads to one of our static pages. */
export function isOurPage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return OUR_PAGES[path] !== undefined
}
