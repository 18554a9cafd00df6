import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { AccountSection } from './account-section.tsx'

const MESSAGES = '/account/messages'

type ShownTopic = { topic: string; name: string; description: string; isWanted: boolean }

/** Which mail a person gets; and which comes in any case. */
export function MailSection({ email, topics }: { email: string; topics: readonly ShownTopic[] }) {
  const { state, formAction } = useNavigation()
  const isSaving = state !== 'idle' && formAction === MESSAGES
  return (
    <AccountSection
      id="messages"
      title={m.account_mail_title()}
      lead={<span className="wrap-anywhere">{m.account_mail_lead({ email })}</span>}
    >
      <Form method="post" action={MESSAGES} className="mt-6">
        <ul className="divide-y divide-line border-y border-line">
          {topics.map(({ topic, name, description, isWanted }) => (
            <li key={topic}>
              <SwitchField
                id={`topic-${topic}`}
                name="wanted"
                value={topic}
                label={name}
                help={description}
                defaultChecked={isWanted}
              />
            </li>
          ))}
        </ul>
        <Button type="submit" variant="secondary" pending={isSaving} className="mt-6">
          {isSaving ? m.account_mail_saving() : m.account_mail_save()}
        </Button>
      </Form>
      <h3 className="mt-8 font-medium">{m.account_mail_needed()}</h3>
      <p className="mt-1 text-muted">{m.account_mail_needed_text()}</p>
    </AccountSection>
  )
}
