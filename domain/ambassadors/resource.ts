import { m } from '#messages'

/** What a resource is, in the order of showing. */
export const RESOURCE_KINDS = ['marketing', 'training'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

export const RESOURCE_TITLE_MAX = 120
export const RESOURCE_DESCRIPTION_MAX = 500
export const RESOURCE_LINK_MAX = 500

const names: Record<ResourceKind, () => string> = {
  marketing: m.content_marketing,
  training: m.content_training,
}

/** What resources of a kind are called. */
export function kindName(kind: ResourceKind): string {
  return names[kind]()
}
