import { useConversation } from '#app/routes/public/assistant/chat-box/use-conversation.ts'
import { useProfileDraft } from './use-draft.ts'

/** Clears this tab's conversation and draft once they are no longer needed. */
export function useForgetTalk(): () => void {
  const { reset } = useConversation({
    name: 'volunteer-profile',
    actionType: 'volunteer-profile',
  })
  const [, change] = useProfileDraft()
  return () => {
    reset()
    change(() => null)
  }
}
