import { z } from 'zod'

/** What a backup says of itself before anything else: whoever reads on knows what for. */
export const manifestShape = z.object({
  format: z.literal(1),
  /** The version of the program that wrote it. */
  program: z.string(),
  kind: z.enum(['embedded', 'server']),
  /** When it was begun: whatever was acknowledged before is in it. */
  at: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations the database has behind it. Its tables are made by these, so they are not in the backup. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
})

export type Manifest = z.output<typeof manifestShape>

/** What a backup says last: one that was cut off does not say it. */
export const endShape = z.object({
  tables: z.record(z.string(), z.number()),
  files: z.number(),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** SHA-256 of all that stands before. */
  checksum: z.string(),
})

export type End = z.output<typeof endShape>
