import { m } from '#messages'

export default function Home() {
  return <h1>{m.site_name()}</h1>
}
