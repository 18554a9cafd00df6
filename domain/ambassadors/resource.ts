import { m } from '#messages'

/** Kinds of resources, in display order. */
export const RESOURCE_KINDS = ['marketing', 'training'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

/** The texts of a resource that may be in several languages. */
export const RESOURCE_TEXTS = ['title', 'description'] as const

export const RESOURCE_TITLE_MAX = 120
export const RESOURCE_DESCRIPTION_MAX = 500
export const RESOURCE_LINK_MAX = 500

const names: Record<ResourceKind, () => string> = {
  marketing: m.content_marketing,
  training: m.content_training,
}

/** The label of a resource kind. */
export function kindName(kind: ResourceKind): string {
  return names[kind]()
}
