import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { EventDate } from './next-date.ts'

/** The shift or role of a date, in the language of the page or mail if it has one; empty without a label. */
export function dateLabel({ labels = {} }: Pick<EventDate, 'labels'>): string {
  return inPageLanguage(labels)
}

/** Puts the shift or role of a date before its times, if it has a label. */
export function withDateLabel(date: Pick<EventDate, 'labels'>, times: string): string {
  const label = dateLabel(date)
  return label ? m.support_date_label({ label, times }) : times
}
