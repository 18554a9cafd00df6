import { isStepCount, streamText, tool, type LanguageModel, type ToolSet } from 'ai'
import { ModelAway, ModelBrokeOff, type ModelPart, type WantedAnswer } from './assistant-model.ts'
import { reasonOf } from './reason-of.ts'

export type AnswerLimits = {
  tokens: number
  /** Until the first token, in each round. */
  firstWordMs: number
  /** Between two tokens. */
  silenceMs: number
  wholeMs: number
}

/** Rounds with tool calls before it must answer. */
const ROUNDS = 5
/** Maximum characters of an answer, whatever its tokens. */
const CHARACTERS = 5_000
/** Tool calls in one answer; a model may request many at once. */
const CALLS = 12

/** One answer of a model, within its limits. */
export async function* streamAnswer(
  model: LanguageModel,
  wanted: WantedAnswer,
  limits: AnswerLimits,
): AsyncGenerator<ModelPart> {
  wanted.signal.throwIfAborted()
  const call = openCall(wanted.signal, limits.wholeMs)
  let said = 0
  const fail = (reason: string) => (said > 0 ? new ModelBrokeOff(reason) : new ModelAway(reason))
  try {
    const { stream } = streamText({
      model,
      instructions: wanted.system,
      messages: wanted.messages,
      tools: toolsOf(wanted),
      toolCallConcurrency: 2,
      stopWhen: isStepCount(ROUNDS + 1),
      prepareStep: ({ stepNumber }) => (stepNumber < ROUNDS ? {} : { toolChoice: 'none' }),
      maxOutputTokens: limits.tokens,
      maxRetries: 0,
      abortSignal: call.signal,
      // The SDK would log them to the console, with all content.
      onError: () => {},
    })
    let isAnew = false
    // Its own timeouts start only after the headers.
    call.expect(limits.firstWordMs)
    for await (const part of stream) {
      switch (part.type) {
        case 'start-step':
          isAnew = said > 0
          break
        case 'reasoning-delta':
        case 'tool-input-delta':
          call.expect(limits.silenceMs)
          break
        case 'tool-call':
        case 'tool-result':
        case 'tool-error':
          call.expect(limits.firstWordMs)
          break
        case 'text-delta': {
          if (part.text === '') break
          // The reader may be slow.
          call.expect(null)
          if (isAnew) yield { type: 'break' }
          isAnew = false
          const text = part.text.slice(0, CHARACTERS - said)
          said += part.text.length
          yield { type: 'text', text }
          if (said >= CHARACTERS) {
            yield { type: 'cut' }
            return
          }
          call.expect(limits.silenceMs)
          break
        }
        case 'error':
          throw part.error
        case 'abort':
          throw fail('it took too long')
        case 'finish':
          if (said === 0) throw fail('it said nothing')
          if (part.finishReason === 'length') yield { type: 'cut' }
      }
    }
    if (said === 0) throw fail('it said nothing')
  } catch (error) {
    wanted.signal.throwIfAborted()
    if (error instanceof ModelAway || error instanceof ModelBrokeOff) throw error
    // Without its message and cause: they repeat the content, and some servers the key.
    throw fail(call.signal.aborted ? 'it took too long' : reasonOf(error))
  } finally {
    call.end()
  }
}

/** A request that ends with its caller, at its time limit, or when something expected does not arrive. */
function openCall(wantedBy: AbortSignal, wholeMs: number) {
  const call = new AbortController()
  const end = () => call.abort()
  wantedBy.addEventListener('abort', end, { once: true })
  const late = setTimeout(end, wholeMs)
  let overdue: NodeJS.Timeout | undefined
  return {
    signal: call.signal,
    /** Something must arrive within this time; null while nothing is expected. */
    expect(withinMs: number | null) {
      clearTimeout(overdue)
      overdue = withinMs === null ? undefined : setTimeout(end, withinMs)
    },
    end() {
      clearTimeout(late)
      clearTimeout(overdue)
      wantedBy.removeEventListener('abort', end)
      end()
    },
  }
}

function toolsOf({ tools }: WantedAnswer): ToolSet {
  let calls = 0
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: async (given) => {
          calls += 1
          return calls > CALLS
            ? { problem: 'No more look-ups. Answer with what you have.' }
            : run(given)
        },
      }),
    ]),
  )
}
