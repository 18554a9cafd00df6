import { useConversation } from '#app/routes/public/assistant/chat-box/use-conversation.ts'
import { useProfileDraft } from './use-draft.ts'

/** Forgets the conversation and the draft of this tab, once there is no more use for them. */
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
