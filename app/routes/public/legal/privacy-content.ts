import { m } from '#messages'
import { KEPT_DAYS, KEPT_DAYS_WITH_NAME } from '#domain/activity/activity.ts'
import { RETENTION_DAYS } from '#domain/activity/kept-for.ts'
import type { LegalText } from './legal-text.ts'

/** Change `updatedOn` together with the text. */
export const privacy: LegalText = {
  title: m.legal_privacy_title,
  lead: m.legal_privacy_lead,
  updatedOn: '2026-11-26',
  sections: [
    {
      id: 'information-we-collect',
      title: m.legal_privacy_information_we_collect_title,
      paragraphs: [m.legal_privacy_information_we_collect_text_1],
      points: [
        [
          m.legal_privacy_information_we_collect_term_1,
          m.legal_privacy_information_we_collect_point_1,
        ],
        [
          m.legal_privacy_information_we_collect_term_2,
          m.legal_privacy_information_we_collect_point_2,
        ],
        [
          m.legal_privacy_information_we_collect_term_3,
          m.legal_privacy_information_we_collect_point_3,
        ],
        [
          m.legal_privacy_information_we_collect_term_4,
          m.legal_privacy_information_we_collect_point_4,
        ],
        [
          m.legal_privacy_information_we_collect_term_5,
          m.legal_privacy_information_we_collect_point_5,
        ],
        [
          m.legal_privacy_information_we_collect_term_6,
          m.legal_privacy_information_we_collect_point_6,
        ],
        [
          m.legal_privacy_information_we_collect_term_7,
          m.legal_privacy_information_we_collect_point_7,
        ],
        [
          m.legal_privacy_information_we_collect_term_8,
          m.legal_privacy_information_we_collect_point_8,
        ],
        [
          m.legal_privacy_information_we_collect_term_9,
          m.legal_privacy_information_we_collect_point_9,
        ],
      ],
    },
    {
      id: 'how-we-use-it',
      title: m.legal_privacy_how_we_use_it_title,
      paragraphs: [
        m.legal_privacy_how_we_use_it_text_1,
        m.legal_privacy_how_we_use_it_text_2,
        m.legal_privacy_how_we_use_it_text_3,
        m.legal_privacy_how_we_use_it_text_4,
        m.legal_privacy_how_we_use_it_text_5,
      ],
    },
    {
      id: 'statistics',
      title: m.legal_privacy_statistics_title,
      paragraphs: [
        m.legal_privacy_statistics_text_1,
        m.legal_privacy_statistics_text_2,
        m.legal_privacy_statistics_text_3,
      ],
    },
    {
      id: 'cookies',
      title: m.legal_privacy_cookies_title,
      paragraphs: [m.legal_privacy_cookies_text_1],
      points: [
        [m.legal_privacy_cookies_term_1, m.legal_privacy_cookies_point_1],
        [m.legal_privacy_cookies_term_2, m.legal_privacy_cookies_point_2],
        [m.legal_privacy_cookies_term_3, m.legal_privacy_cookies_point_3],
        [m.legal_privacy_cookies_term_4, m.legal_privacy_cookies_point_4],
        [m.legal_privacy_cookies_term_5, m.legal_privacy_cookies_point_5],
        [m.legal_privacy_cookies_term_6, m.legal_privacy_cookies_point_6],
      ],
    },
    {
      id: 'files',
      title: m.legal_privacy_files_title,
      paragraphs: [m.legal_privacy_files_text_1],
    },
    {
      id: 'payments',
      title: m.legal_privacy_payments_title,
      paragraphs: [m.legal_privacy_payments_text_1, m.legal_privacy_payments_text_2],
    },
    {
      id: 'retention',
      title: m.legal_privacy_retention_title,
      paragraphs: [m.legal_privacy_retention_text_1],
      points: [
        [m.legal_privacy_retention_term_1, m.legal_privacy_retention_point_1],
        [m.legal_privacy_retention_term_2, m.legal_privacy_retention_point_2],
        [
          m.legal_privacy_retention_term_3,
          () => m.legal_privacy_retention_point_3({ carts: RETENTION_DAYS.carts }),
        ],
        [
          m.legal_privacy_retention_term_4,
          () =>
            m.legal_privacy_retention_point_4({
              years: Math.floor(RETENTION_DAYS.buyers / 365),
              guestIds: RETENTION_DAYS.guestIds,
            }),
        ],
        [
          m.legal_privacy_retention_term_5,
          () => m.legal_privacy_retention_point_5({ days: KEPT_DAYS_WITH_NAME }),
        ],
        [
          m.legal_privacy_retention_term_6,
          () => m.legal_privacy_retention_point_6({ days: KEPT_DAYS }),
        ],
        [m.legal_privacy_retention_term_7, m.legal_privacy_retention_point_7],
        [
          m.legal_privacy_retention_term_8,
          () => m.legal_privacy_retention_point_8({ linkVisits: RETENTION_DAYS.linkVisits }),
        ],
        [m.legal_privacy_retention_term_9, m.legal_privacy_retention_point_9],
        [
          m.legal_privacy_retention_term_10,
          () => m.legal_privacy_retention_point_10({ interactions: RETENTION_DAYS.interactions }),
        ],
        [
          m.legal_privacy_retention_term_11,
          () =>
            m.legal_privacy_retention_point_11({ closedMessages: RETENTION_DAYS.closedMessages }),
        ],
        [
          m.legal_privacy_retention_term_12,
          () =>
            m.legal_privacy_retention_point_12({ identityPapers: RETENTION_DAYS.identityPapers }),
        ],
        [
          m.legal_privacy_retention_term_13,
          () =>
            m.legal_privacy_retention_point_13({
              sentMails: RETENTION_DAYS.sentMails,
              failedMails: RETENTION_DAYS.failedMails,
            }),
        ],
        [
          m.legal_privacy_retention_term_14,
          () =>
            m.legal_privacy_retention_point_14({
              drafts: RETENTION_DAYS.drafts,
              pendingSignUps: RETENTION_DAYS.pendingSignUps,
              unusedFiles: RETENTION_DAYS.unusedFiles,
            }),
        ],
        [
          m.legal_privacy_retention_term_15,
          () =>
            m.legal_privacy_retention_point_15({
              attempts: RETENTION_DAYS.attempts,
              knownConnections: RETENTION_DAYS.knownConnections,
            }),
        ],
        [m.legal_privacy_retention_term_16, m.legal_privacy_retention_point_16],
      ],
    },
    {
      id: 'your-rights',
      title: m.legal_privacy_your_rights_title,
      paragraphs: [
        m.legal_privacy_your_rights_text_1,
        m.legal_privacy_your_rights_text_2,
        m.legal_privacy_your_rights_text_3,
      ],
    },
    {
      id: 'children',
      title: m.legal_privacy_children_title,
      paragraphs: [m.legal_privacy_children_text_1],
    },
    {
      id: 'partners',
      title: m.legal_privacy_partners_title,
      paragraphs: [m.legal_privacy_partners_text_1],
    },
    {
      id: 'safety',
      title: m.legal_privacy_safety_title,
      paragraphs: [m.legal_privacy_safety_text_1],
    },
    {
      id: 'changes',
      title: m.legal_privacy_changes_title,
      paragraphs: [m.legal_privacy_changes_text_1],
    },
    {
      id: 'contact',
      title: m.legal_privacy_contact_title,
      paragraphs: [m.legal_privacy_contact_text_1],
      endsWithAddress: true,
    },
  ],
}
