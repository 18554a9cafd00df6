import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import type { PostAbilities } from '#domain/project-events/project-event-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { completeAddress } from '../completing/address.ts'
import { postAddress } from './addresses.ts'

type PostActionsProps = {
  id: string
  abilities: PostAbilities
  /** Whether it can be completed now, or what came of it corrected. */
  completing: 'complete' | 'correct' | null
}

/** What can be done with a post beside writing: taking a proposal back, completing the post, taking it down. */
export function PostActions({ id, abilities, completing }: PostActionsProps) {
  const navigation = useNavigation()
  const address = postAddress(id)
  return (
    <>
      {abilities.withdraw && (
        <Form method="post" action={address}>
          <Button
            type="submit"
            name="intent"
            value="withdraw"
            variant="secondary"
            pending={navigation.formData?.get('intent') === 'withdraw'}
          >
            {m.posts_withdraw()}
          </Button>
        </Form>
      )}
      {completing && (
        <Button asChild variant="secondary">
          <Link to={completeAddress(id)}>
            {completing === 'complete' ? m.partnerhome_complete() : m.partnerhome_correct()}
          </Link>
        </Button>
      )}
      {abilities.takeDown && (
        <Button asChild variant="secondary">
          <Link to={postAddress(id, 'confirm=take-down')} preventScrollReset>
            {m.posts_take_down()}
          </Link>
        </Button>
      )}
    </>
  )
}
