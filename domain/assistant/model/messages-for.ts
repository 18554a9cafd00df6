import type { AssistantRequest, ChatMessage } from '../assistant.ts'

/** How much of the conversation a model receives: its last messages, each truncated. */
const MESSAGES_MOST = 12
const CHARACTERS_MOST = 2_000

/** The conversation as models require it: starting with the user, with alternating roles. */
export function messagesFor({ prompt, actionType, context }: AssistantRequest): ChatMessage[] {
  if (actionType === 'analyze') {
    const said = context?.data ?? context?.previousMessages ?? []
    return [{ role: 'user', content: transcript(said) || prompt }]
  }
  const before = (context?.previousMessages ?? []).slice(-MESSAGES_MOST)
  const messages: ChatMessage[] = []
  for (const { role, content } of [...before, { role: 'user' as const, content: prompt }]) {
    const last = messages.at(-1)
    const text = content.slice(0, CHARACTERS_MOST)
    if (!last && role === 'assistant') continue
    if (last?.role === role) last.content += `\n\n${text}`
    else messages.push({ role, content: text })
  }
  return messages
}

function transcript(messages: readonly ChatMessage[]): string {
  return messages
    .map(({ role, content }) => {
      const who = role === 'user' ? 'Person' : 'Assistant'
      return `${who}: ${content.slice(0, CHARACTERS_MOST)}`
    })
    .join('\n')
}
