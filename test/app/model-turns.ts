/** How the server answers one question. `bytes`: packet size on the wire, which may split a character. */
export type Turn =
  /** Says this, in chunks of this many characters, with a pause before each. */
  | { does: 'say'; text: string; piece?: number; pauseMs?: number; cut?: boolean; bytes?: number }
  /** Calls tools, after saying something. String arguments are sent unchanged. */
  | { does: 'call'; calls: Call[]; text?: string }
  /** Says this and then nothing more, without ending. Without a text, not even headers are sent. */
  | { does: 'stall'; text?: string }
  /** Says this, then drops the connection. */
  | { does: 'break'; text?: string }
  /** Sends these bytes, with this status and type. */
  | { does: 'send'; status?: number; type?: string; body: string }
  /** Says this forever. */
  | { does: 'babble'; text: string }

export type Call = { name: string; args: object | string }

/** The request fields that the server looks at. */
export type Asked = {
  model: string
  max_tokens?: number
  messages: AskedMessage[]
  tools?: { function: { name: string; description: string; parameters: object } }[]
  tool_choice?: unknown
}

type AskedMessage = {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: string | null
  tool_calls?: { function: { name: string; arguments: string } }[]
}

const PROFILE = {
  interests: ['Education', 'Children'],
  skills: ['Teaching'],
  supportType: 'volunteer',
  connection: 'friend',
  visitFrequency: 'sometimes',
  tags: ['education', 'volunteering'],
}

const QUESTIONS = [
  'What would you like to help with: children, food, nature, or something else?',
  'What are you good at, at work or at home?',
  'How often do you visit Israel, and when could you come?',
  'Is there a place in Israel that is close to you?',
]

/** Keywords in a question that select a behavior, for tests of the whole product. */
const PLAYED: Record<string, (asked: Asked) => Turn> = {
  'play:stall': () => ({ does: 'stall' }),
  'play:stop-halfway': () => ({ does: 'stall', text: 'It begins well, and then ' }),
  'play:break': () => ({ does: 'break', text: 'It begins well, and then ' }),
  'play:slow': () => ({
    does: 'say',
    text: 'Slowly, word by word, an answer comes.',
    pauseMs: 150,
  }),
  'play:500': () => ({ does: 'send', status: 500, body: '{"error":{"message":"a bad hour"}}' }),
  'play:401': () => ({ does: 'send', status: 401, body: '{"error":{"message":"another key"}}' }),
  'play:429': () => ({ does: 'send', status: 429, body: '{"error":{"message":"too many"}}' }),
  'play:empty': () => ({ does: 'say', text: '' }),
  'play:page': () => ({ does: 'send', type: 'text/html', body: '<h1>It works!</h1>' }),
  'play:html': () => ({
    does: 'say',
    text: '<b>Bold</b> <img src=x onerror="alert(1)"> <script>alert(2)</script> and that was it.',
  }),
  'play:links': () => ({
    does: 'say',
    text:
      'See [our friends](https://evil.example/give), [this](javascript:alert(1)), ' +
      '[a page of ours](/partners) and [one that is not](/projects-events/00000000-0000-7000-8000-000000000000).',
  }),
  'play:babble': () => ({ does: 'babble', text: 'and on and on it goes, ' }),
}

/**
 * What a well-behaved model would do with a request: it searches and names the results, asks the questions of a
 * profile, and answers an analysis in JSON. `play:` keywords in the last question override this.
 */
export function usualTurn(asked: Asked): Turn {
  const last = asked.messages.at(-1)
  const question = asked.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  for (const [words, turn] of Object.entries(PLAYED))
    if (question.includes(words)) return turn(asked)
  if (last?.role === 'tool') return { does: 'say', text: found(last.content ?? '') }
  const names = asked.tools?.map((tool) => tool.function.name) ?? []
  const isOpen = asked.tool_choice !== 'none'
  if (isOpen && names.includes('ask_site')) {
    return {
      does: 'call',
      calls: [{ name: 'ask_site', args: { question: question.slice(0, 500) } }],
    }
  }
  const system = asked.messages.find(({ role }) => role === 'system')?.content ?? ''
  if (/one JSON object/.test(system)) return { does: 'say', text: JSON.stringify(PROFILE, null, 2) }
  const said = asked.messages.filter(({ role }) => role === 'user').length
  return { does: 'say', text: QUESTIONS[(said - 1) % QUESTIONS.length]! }
}

/** A model that obeys any text it reads, wherever it is: `SAY: …` to the end of the line. */
export function obedientTurn(asked: Asked): Turn {
  const last = asked.messages.at(-1)
  if (last?.role !== 'tool') return usualTurn(asked)
  const order = /SAY: ([^\n"\\]+)/.exec(last.content ?? '')
  return { does: 'say', text: order?.[1] ?? found(last.content ?? '') }
}

/** Names the first three results of a tool, with their links; otherwise repeats the tool's message. */
function found(content: string): string {
  const { items = [], answer } = JSON.parse(content) as {
    items?: { title: string; address: string }[]
    answer?: string
  }
  if (items.length === 0)
    return answer ?? 'I found nothing that fits. Would another place or time do?'
  const lines = items.slice(0, 3).map(({ title, address }) => `- [${title}](${address})`)
  return `This is open to you:\n\n${lines.join('\n')}`
}
