import { z } from 'zod'

/** The first entry of a backup; describes the rest. */
export const manifestShape = z.object({
  format: z.literal(1),
  /** The version of the program that created it. */
  program: z.string(),
  kind: z.enum(['embedded', 'server']),
  /** The start time: everything acknowledged before is included. */
  at: z.iso.datetime(),
  postgres: z.string(),
  /** The applied migrations. They create the tables, which are therefore not in the backup. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
})

export type Manifest = z.output<typeof manifestShape>

/** The last entry of a backup; missing if it was cut off. */
export const endShape = z.object({
  tables: z.record(z.string(), z.number()),
  files: z.number(),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** SHA-256 of everything before. */
  checksum: z.string(),
})

export type End = z.output<typeof endShape>
