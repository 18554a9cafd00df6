import { Form, useNavigation } from 'react-router'
import { groupPath } from '#domain/support/group.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ShownPerson } from './people.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

type LeadOfferProps = {
  group: { id: string; isLeader: boolean; offeredTo: string | null }
  people: readonly ShownPerson[]
}

/** A pending offer of leadership: the leader can withdraw it, and the member asked can accept or decline. */
export function LeadOffer({ group, people }: LeadOfferProps) {
  const { id, isLeader, offeredTo } = group
  const { formData } = useNavigation()
  if (offeredTo === null) return null
  const named = (person: ShownPerson | undefined) => person?.fullName || m.groups_nameless()
  const pending = (intent: string) => formData?.get('intent') === intent
  return (
    <Form method="post" action={groupPath(id)} className="mt-6">
      {isLeader ? (
        <Banner
          action={
            <Button
              type="submit"
              name="intent"
              value="withdraw-lead"
              variant="secondary"
              size="small"
              pending={pending('withdraw-lead')}
            >
              {m.groups_offer_withdraw()}
            </Button>
          }
        >
          <span className="wrap-anywhere">
            <Sentence>
              {m.groups_offer_open({ name: named(people.find((one) => one.id === offeredTo)) })}
            </Sentence>
          </span>
        </Banner>
      ) : (
        <Banner
          title={
            <span className="wrap-anywhere">
              <Sentence>
                {m.groups_offer_to_you({ leader: named(people.find((one) => one.isLeader)) })}
              </Sentence>
            </span>
          }
        >
          <p>{m.groups_offer_to_you_text()}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              type="submit"
              name="intent"
              value="take-lead"
              size="small"
              pending={pending('take-lead')}
            >
              {m.groups_offer_take()}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="decline-lead"
              variant="secondary"
              size="small"
              pending={pending('decline-lead')}
            >
              {m.groups_offer_decline()}
            </Button>
          </div>
        </Banner>
      )}
    </Form>
  )
}
