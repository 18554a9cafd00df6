import { writeSync } from 'node:fs'
import pg from 'pg'
import { startEmbedded } from './start-embedded.ts'

// Run by a test, which kills it: writes rows one by one and prints each number after its write was confirmed.
const embedded = await startEmbedded({ folder: process.argv[2]! })
const client = new pg.Client({
  stream: () => embedded.socket() as never,
  user: embedded.owner,
  database: 'postgres',
})
await client.connect()
await client.query('create table if not exists rows (id int primary key, filling text)')
const { rows } = await client.query('select coalesce(max(id), 0)::int as last from rows')
for (let id = rows[0].last + 1; ; id++) {
  await client.query(`insert into rows values ($1, repeat('x', 500))`, [id])
  // Unbuffered.
  writeSync(1, `${id}\n`)
}
