import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Button for an action on a whole article or product, other than saving it. */
export function ActionButton({
  address,
  intent,
  label,
}: {
  address: string
  intent: string
  label: string
}) {
  const navigation = useNavigation()
  return (
    <Form method="post" action={address}>
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        pending={navigation.formData?.get('intent') === intent}
      >
        {label}
      </Button>
    </Form>
  )
}
