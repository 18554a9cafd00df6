/** Finds the pages to measure: home, the list, and the first project and partner linked there. */
export async function findPages(origin: string): Promise<string[]> {
  const projects = await read(`${origin}/projects-events`)
  const partners = await read(`${origin}/partners`)
  return ['/', '/projects-events', first(projects, 'projects-events'), first(partners, 'partner')]
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
