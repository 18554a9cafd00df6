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
      title: m.legal_terms_license_title,
      paragraphs: [m.legal_terms_license_text_1, m.legal_terms_license_text_2],
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
        [m.legal_terms_partners_truth, m.legal_terms_partners_truth_text],
        [m.legal_terms_partners_review, m.legal_terms_partners_review_text],
        [m.legal_terms_partners_people, m.legal_terms_partners_people_text],
        [m.legal_terms_partners_gifts, m.legal_terms_partners_gifts_text],
        [m.legal_terms_partners_orders, m.legal_terms_partners_orders_text],
        [m.legal_terms_partners_responsibility, m.legal_terms_partners_responsibility_text],
        [m.legal_terms_partners_rights, m.legal_terms_partners_rights_text],
      ],
    },
    {
      id: 'ambassadors',
      title: m.legal_terms_ambassadors_title,
      paragraphs: [m.legal_terms_ambassadors_text_1],
      points: [
        [m.legal_terms_ambassadors_honesty, m.legal_terms_ambassadors_honesty_text],
        [m.legal_terms_ambassadors_gifts, m.legal_terms_ambassadors_gifts_text],
        [m.legal_terms_ambassadors_no_spam, m.legal_terms_ambassadors_no_spam_text],
        [m.legal_terms_ambassadors_credit, m.legal_terms_ambassadors_credit_text],
        [m.legal_terms_ambassadors_page, m.legal_terms_ambassadors_page_text],
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
