/**
 * Finds the pages to measure: home, the list, the first project and partner linked there, the calendar, the store and the map; the
 * first three in Hebrew too.
 */
export async function findPages(origin: string): Promise<string[]> {
  const projects = await read(`${origin}/projects-events`)
  const partners = await read(`${origin}/partners`)
  const [item, partner] = [first(projects, 'projects-events'), first(partners, 'partner')]
  const hebrew = ['/he', '/he/projects-events', `/he${item}`]
  return ['/', '/projects-events', item, partner, '/calendar', '/store', '/map', ...hebrew]
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.text()
}

function first(page: string, room: string): string {
  const [, link] = new RegExp(`href="(/${room}/[0-9a-f-]{36})`).exec(page) ?? []
  if (!link) throw new Error(`Found no link to /${room}/….`)
  return link
}
