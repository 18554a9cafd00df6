import type { ProjectEventCard } from '../../project-events/project-event.ts'
import { summarize } from '../../project-events/summarize.ts'
import type { AnswerCardData } from '../assistant.ts'
import { whenOf } from '../../project-events/when.ts'
import { whereOf } from '../../project-events/where.ts'

/** A project or an event as an answer card. */
export function itemCard(item: ProjectEventCard): AnswerCardData {
  return {
    kind: item.type,
    address: itemAddress(item.id),
    title: item.title,
    text: summarize(item.summary, 140),
    image: item.image,
    scene: { category: item.category, district: item.district, region: item.region },
    place: whereOf(item),
    time: whenOf(item) || null,
  }
}

/** The address of a project or event. */
export function itemAddress(id: string): string {
  return `/projects-events/${id}`
}
