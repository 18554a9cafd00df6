import type { z } from 'zod'

/** Somebody who writes texts: a language model somewhere. */
export type AssistantModel = {
  /** What it is called where it runs. */
  name: string
  /**
   * Answers, piece by piece, calling tools in between. Leaving the loop, or the signal, ends the call there too.
   *
   * @throws ModelAway before the first text; ModelBrokeOff after it; the signal's reason once that says stop.
   */
  stream(wanted: WantedAnswer): AsyncIterable<ModelPart>
}

export type WantedAnswer = {
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  tools: ModelTools
  signal: AbortSignal
}

/** What it may call, by name. */
export type ModelTools = Record<string, ModelTool>

export type ModelTool<Schema extends z.ZodType = z.ZodType> = {
  /** What it finds, and when to use it: for the model to read. */
  description: string
  input: Schema
  /** Gets only what fits `input`; what it gives is sent to the model as JSON. Must not throw: its words would be sent too. */
  run(input: z.output<Schema>): Promise<z.core.util.JSONType>
}

export type ModelPart =
  | { type: 'text'; text: string }
  /** It looked something up in between, and begins to speak anew. */
  | { type: 'break' }
  /** The last part of an answer that is not whole: it came to the limit of its length. */
  | { type: 'cut' }

/** It did not answer, or not in time, or answered nonsense. Its message names the reason and nothing that was sent. */
export class ModelAway extends Error {
  override readonly name = 'ModelAway'
}

/** It began to answer and did not come to an end. */
export class ModelBrokeOff extends Error {
  override readonly name = 'ModelBrokeOff'
}
