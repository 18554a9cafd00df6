import type { z } from 'zod'

/** A language model. */
export type AssistantModel = {
  /** Its name at the endpoint. */
  name: string
  /**
   * Streams an answer, calling tools in between. Leaving the loop, or aborting the signal, ends the request.
   *
   * @throws ModelAway before the first text; ModelBrokeOff after it; the signal's reason once it is aborted.
   */
  stream(wanted: WantedAnswer): AsyncIterable<ModelPart>
}

export type WantedAnswer = {
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  tools: ModelTools
  signal: AbortSignal
}

/** The tools, by name. */
export type ModelTools = Record<string, ModelTool>

export type ModelTool<Schema extends z.ZodType = z.ZodType> = {
  /** What it finds and when to use it, for the model. */
  description: string
  input: Schema
  /** Receives only input that matches `input`; its result is sent to the model as JSON. Must not throw: the message would be sent too. */
  run(input: z.output<Schema>): Promise<z.core.util.JSONType>
}

export type ModelPart =
  | { type: 'text'; text: string }
  /** It called a tool, and begins a new text. */
  | { type: 'break' }
  /** The last part of an answer that was cut at its length limit. */
  | { type: 'cut' }

/** It did not answer, or not in time, or with nonsense. The message contains the reason and no content. */
export class ModelAway extends Error {
  override readonly name = 'ModelAway'
}

/** It began to answer and did not finish. */
export class ModelBrokeOff extends Error {
  override readonly name = 'ModelBrokeOff'
}
