import { m } from '#messages'
import type { LegalText } from './legal-text.ts'

/** Change `updatedOn` together with the text. */
export const terms: LegalText = {
  title: m.legal_terms_title,
  lead: m.legal_terms_lead,
  updatedOn: '2026-11-26',
  sections: [
    {
      id: 'acceptance',
      title: m.legal_terms_acceptance_title,
      paragraphs: [m.legal_terms_acceptance_text_1],
    },
    {
      id: 'licence',
      title: m.legal_terms_licence_title,
      paragraphs: [m.legal_terms_licence_text_1, m.legal_terms_licence_text_2],
    },
    {
      id: 'accounts',
      title: m.legal_terms_accounts_title,
      paragraphs: [m.legal_terms_accounts_text_1],
    },
    {
      id: 'support',
      title: m.legal_terms_support_title,
      paragraphs: [
        m.legal_terms_support_text_1,
        m.legal_terms_support_text_2,
        m.legal_terms_support_text_3,
      ],
    },
    {
      id: 'orders',
      title: m.legal_terms_orders_title,
      paragraphs: [m.legal_terms_orders_text_1, m.legal_terms_orders_text_2],
    },
    {
      id: 'partners',
      title: m.legal_terms_partners_title,
      paragraphs: [m.legal_terms_partners_text_1],
      points: [
        [m.legal_terms_partners_term_1, m.legal_terms_partners_point_1],
        [m.legal_terms_partners_term_2, m.legal_terms_partners_point_2],
        [m.legal_terms_partners_term_3, m.legal_terms_partners_point_3],
        [m.legal_terms_partners_term_4, m.legal_terms_partners_point_4],
        [m.legal_terms_partners_term_5, m.legal_terms_partners_point_5],
        [m.legal_terms_partners_term_6, m.legal_terms_partners_point_6],
        [m.legal_terms_partners_term_7, m.legal_terms_partners_point_7],
      ],
    },
    {
      id: 'ambassadors',
      title: m.legal_terms_ambassadors_title,
      paragraphs: [m.legal_terms_ambassadors_text_1],
      points: [
        [m.legal_terms_ambassadors_term_1, m.legal_terms_ambassadors_point_1],
        [m.legal_terms_ambassadors_term_2, m.legal_terms_ambassadors_point_2],
        [m.legal_terms_ambassadors_term_3, m.legal_terms_ambassadors_point_3],
        [m.legal_terms_ambassadors_term_4, m.legal_terms_ambassadors_point_4],
        [m.legal_terms_ambassadors_term_5, m.legal_terms_ambassadors_point_5],
      ],
    },
    {
      id: 'groups',
      title: m.legal_terms_groups_title,
      paragraphs: [m.legal_terms_groups_text_1],
    },
    {
      id: 'conduct',
      title: m.legal_terms_conduct_title,
      paragraphs: [m.legal_terms_conduct_text_1],
    },
    {
      id: 'liability',
      title: m.legal_terms_liability_title,
      paragraphs: [m.legal_terms_liability_text_1],
    },
    {
      id: 'end',
      title: m.legal_terms_end_title,
      paragraphs: [m.legal_terms_end_text_1],
    },
    {
      id: 'law',
      title: m.legal_terms_law_title,
      paragraphs: [m.legal_terms_law_text_1],
    },
    {
      id: 'contact',
      title: m.legal_terms_contact_title,
      paragraphs: [m.legal_terms_contact_text_1],
      endsWithAddress: true,
    },
  ],
}
