import { m } from '#messages'
import { KEPT_DAYS, KEPT_DAYS_WITH_NAME } from '#domain/activity/activity.ts'
import { RETENTION_DAYS } from '#domain/activity/kept-for.ts'
import type { LegalText } from './legal-text.ts'

/** Change `updatedOn` together with the text. */
export const privacy: LegalText = {
  title: m.legal_privacy_title,
  lead: m.legal_privacy_lead,
  updatedOn: '2026-11-27',
  sections: [
    {
      id: 'information-we-collect',
      title: m.legal_privacy_information_we_collect_title,
      paragraphs: [m.legal_privacy_information_we_collect_text_1],
      points: [
        [
          m.legal_privacy_information_we_collect_account,
          m.legal_privacy_information_we_collect_account_text,
        ],
        [
          m.legal_privacy_information_we_collect_support,
          m.legal_privacy_information_we_collect_support_text,
        ],
        [
          m.legal_privacy_information_we_collect_orders,
          m.legal_privacy_information_we_collect_orders_text,
        ],
        [
          m.legal_privacy_information_we_collect_messages,
          m.legal_privacy_information_we_collect_messages_text,
        ],
        [
          m.legal_privacy_information_we_collect_organizations,
          m.legal_privacy_information_we_collect_organizations_text,
        ],
        [
          m.legal_privacy_information_we_collect_ambassadors,
          m.legal_privacy_information_we_collect_ambassadors_text,
        ],
        [
          m.legal_privacy_information_we_collect_groups,
          m.legal_privacy_information_we_collect_groups_text,
        ],
        [
          m.legal_privacy_information_we_collect_assistant,
          m.legal_privacy_information_we_collect_assistant_text,
        ],
        [
          m.legal_privacy_information_we_collect_visits,
          m.legal_privacy_information_we_collect_visits_text,
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
        [m.legal_privacy_cookies_sign_in, m.legal_privacy_cookies_sign_in_text],
        [m.legal_privacy_cookies_guest, m.legal_privacy_cookies_guest_text],
        [m.legal_privacy_cookies_cart, m.legal_privacy_cookies_cart_text],
        [m.legal_privacy_cookies_preferences, m.legal_privacy_cookies_preferences_text],
        [m.legal_privacy_cookies_ambassador_link, m.legal_privacy_cookies_ambassador_link_text],
        [m.legal_privacy_cookies_consent, m.legal_privacy_cookies_consent_text],
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
        [m.legal_privacy_retention_account, m.legal_privacy_retention_account_text],
        [m.legal_privacy_retention_support, m.legal_privacy_retention_support_text],
        [
          m.legal_privacy_retention_cart,
          () => m.legal_privacy_retention_cart_text({ carts: RETENTION_DAYS.carts }),
        ],
        [
          m.legal_privacy_retention_notices,
          () => m.legal_privacy_retention_notices_text({ days: RETENTION_DAYS.notices }),
        ],
        [
          m.legal_privacy_retention_orders,
          () =>
            m.legal_privacy_retention_orders_text({
              years: Math.floor(RETENTION_DAYS.buyers / 365),
              guestIds: RETENTION_DAYS.guestIds,
            }),
        ],
        [
          m.legal_privacy_retention_named_visits,
          () => m.legal_privacy_retention_named_visits_text({ days: KEPT_DAYS_WITH_NAME }),
        ],
        [
          m.legal_privacy_retention_unnamed_visits,
          () => m.legal_privacy_retention_unnamed_visits_text({ days: KEPT_DAYS }),
        ],
        [m.legal_privacy_retention_ambassador_page, m.legal_privacy_retention_ambassador_page_text],
        [
          m.legal_privacy_retention_link_visits,
          () =>
            m.legal_privacy_retention_link_visits_text({ linkVisits: RETENTION_DAYS.linkVisits }),
        ],
        [m.legal_privacy_retention_groups, m.legal_privacy_retention_groups_text],
        [
          m.legal_privacy_retention_assistant,
          () =>
            m.legal_privacy_retention_assistant_text({ interactions: RETENTION_DAYS.interactions }),
        ],
        [
          m.legal_privacy_retention_messages,
          () =>
            m.legal_privacy_retention_messages_text({
              closedMessages: RETENTION_DAYS.closedMessages,
            }),
        ],
        [
          m.legal_privacy_retention_identity_documents,
          () =>
            m.legal_privacy_retention_identity_documents_text({
              identityPapers: RETENTION_DAYS.identityPapers,
            }),
        ],
        [
          m.legal_privacy_retention_mails,
          () =>
            m.legal_privacy_retention_mails_text({
              sentMails: RETENTION_DAYS.sentMails,
              failedMails: RETENTION_DAYS.failedMails,
            }),
        ],
        [
          m.legal_privacy_retention_unfinished,
          () =>
            m.legal_privacy_retention_unfinished_text({
              drafts: RETENTION_DAYS.drafts,
              pendingSignUps: RETENTION_DAYS.pendingSignUps,
              unusedFiles: RETENTION_DAYS.unusedFiles,
            }),
        ],
        [
          m.legal_privacy_retention_safety,
          () =>
            m.legal_privacy_retention_safety_text({
              attempts: RETENTION_DAYS.attempts,
              knownConnections: RETENTION_DAYS.knownConnections,
            }),
        ],
        [m.legal_privacy_retention_staff_actions, m.legal_privacy_retention_staff_actions_text],
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
