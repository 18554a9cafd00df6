/** The addresses that are measured: home, the list, and the first project and partner that are linked there. */
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
  if (!link) throw new Error(`No link to /${room}/… was found.`)
  return link
}
