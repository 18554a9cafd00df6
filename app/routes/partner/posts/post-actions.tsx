import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import type { PostAbilities } from '#domain/project-events/project-event-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { postAddress } from './addresses.ts'

/** What can be done with a post beside writing: taking a proposal back, taking the post down. */
export function PostActions({ id, abilities }: { id: string; abilities: PostAbilities }) {
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
