import { m } from '#messages'
import type { LegalText } from './legal-text.ts'

/** The statement that Israeli law asks of a site that serves the public. Change `updatedOn` together with the text. */
export const accessibility: LegalText = {
  title: m.legal_accessibility_title,
  lead: m.legal_accessibility_lead,
  updatedOn: '2026-11-26',
  sections: [
    {
      id: 'standard',
      title: m.legal_accessibility_standard_title,
      paragraphs: [m.legal_accessibility_standard_text_1, m.legal_accessibility_standard_text_2],
    },
    {
      id: 'what-works',
      title: m.legal_accessibility_what_works_title,
      paragraphs: [m.legal_accessibility_what_works_text_1],
      points: [
        [m.legal_accessibility_what_works_term_1, m.legal_accessibility_what_works_point_1],
        [m.legal_accessibility_what_works_term_2, m.legal_accessibility_what_works_point_2],
        [m.legal_accessibility_what_works_term_3, m.legal_accessibility_what_works_point_3],
        [m.legal_accessibility_what_works_term_4, m.legal_accessibility_what_works_point_4],
        [m.legal_accessibility_what_works_term_5, m.legal_accessibility_what_works_point_5],
        [m.legal_accessibility_what_works_term_6, m.legal_accessibility_what_works_point_6],
      ],
    },
    {
      id: 'limits',
      title: m.legal_accessibility_limits_title,
      paragraphs: [m.legal_accessibility_limits_text_1],
      points: [
        [m.legal_accessibility_limits_term_1, m.legal_accessibility_limits_point_1],
        [m.legal_accessibility_limits_term_2, m.legal_accessibility_limits_point_2],
        [m.legal_accessibility_limits_term_3, m.legal_accessibility_limits_point_3],
      ],
    },
    {
      id: 'places',
      title: m.legal_accessibility_places_title,
      paragraphs: [m.legal_accessibility_places_text_1],
    },
    {
      id: 'contact',
      title: m.legal_accessibility_contact_title,
      paragraphs: [m.legal_accessibility_contact_text_1],
      endsWithAddress: true,
    },
  ],
}
