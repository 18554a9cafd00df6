import { m } from '#messages'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'

/** What happens once the form is sent, and what of it nobody else sees. */
export function WhatFollows() {
  return (
    <NumberedSteps
      id="what-follows"
      title={m.becoming_follows_title()}
      steps={[
        m.becoming_follows_page(),
        m.becoming_follows_link(),
        m.becoming_follows_items(),
        m.becoming_follows_private(),
      ]}
    />
  )
}
