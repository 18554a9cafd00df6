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
        [m.legal_accessibility_what_works_keyboard, m.legal_accessibility_what_works_keyboard_text],
        [
          m.legal_accessibility_what_works_screen_readers,
          m.legal_accessibility_what_works_screen_readers_text,
        ],
        [
          m.legal_accessibility_what_works_text_and_color,
          m.legal_accessibility_what_works_text_and_color_text,
        ],
        [m.legal_accessibility_what_works_motion, m.legal_accessibility_what_works_motion_text],
        [m.legal_accessibility_what_works_forms, m.legal_accessibility_what_works_forms_text],
        [
          m.legal_accessibility_what_works_without_scripts,
          m.legal_accessibility_what_works_without_scripts_text,
        ],
      ],
    },
    {
      id: 'limits',
      title: m.legal_accessibility_limits_title,
      paragraphs: [m.legal_accessibility_limits_text_1],
      points: [
        [m.legal_accessibility_limits_map, m.legal_accessibility_limits_map_text],
        [m.legal_accessibility_limits_uploads, m.legal_accessibility_limits_uploads_text],
        [m.legal_accessibility_limits_languages, m.legal_accessibility_limits_languages_text],
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
