import type { LoaderFunctionArgs } from 'react-router'
import { m } from '#messages'
import { throughName } from '#domain/ambassadors/referral.ts'
import { consentLabel } from '#domain/consent/consent.ts'
import { providerLabel, type PaymentProviderName } from '#domain/payments/payment.ts'
import { listSupportsToExport } from '#domain/support/queries/list-supports-to-export.ts'
import { chosenDateLabel } from '#domain/support/chosen-date.ts'
import { supportStatusLabel } from '#domain/support/support-words.ts'
import { kindLabel } from '#domain/support/support.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { supporterParams } from '../supporters/params.ts'
import { answerColumns } from './answer-columns.ts'
import { momentCell } from './moment.ts'
import { serveCsv } from './serve-csv.ts'

/** Exports the organization's supporters as CSV, with the same filters as the page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { post, kind, part, date } = supporterParams.parse(request)
  const rows = await runOperation(context, listSupportsToExport, { post, kind, part, date })
  const answers = answerColumns(rows)
  return serveCsv('supporters.csv', [
    [
      m.partnerhome_csv_received(),
      m.supporting_of_post(),
      m.supporting_of_kind(),
      m.partnerhome_csv_status(),
      m.partnerhome_csv_name(),
      m.partnerhome_csv_email(),
      m.partnerhome_csv_phone(),
      m.partnerhome_csv_places(),
      m.gifts_amount(),
      m.partnerhome_csv_message(),
      m.supporting_reason(),
      m.supporting_hours(),
      m.supporting_meals(),
      m.partnerhome_csv_answered(),
      m.gifts_reference(),
      m.gifts_csv_way(),
      m.gifts_csv_came(),
      m.gifts_csv_back(),
      m.gifts_csv_net(),
      m.gifts_csv_name_shown(),
      m.together_csv_group(),
      m.credit_column(),
      m.signups_csv_asked(),
      m.signups_csv_coming(),
      m.waiting_csv_since(),
      m.supporting_of_date(),
      m.guardians_csv_consent(),
      m.guardians_csv_guardian(),
      m.guardians_csv_email(),
      ...answers.heads,
    ],
    ...rows.map((row) => [
      momentCell(row.createdAt),
      row.title,
      kindLabel(row.kind),
      supportStatusLabel(row.status, row.kind, row.consent?.consent),
      row.name || m.support_somebody_left(),
      row.email,
      row.phone && showPhone(row.phone),
      row.places,
      row.amountCents === null ? null : row.amountCents / 100,
      row.message,
      row.reason,
      row.hours,
      row.meals,
      momentCell(row.decidedAt),
      row.reference,
      row.provider === null ? null : providerLabel(row.provider as PaymentProviderName),
      momentCell(row.paidAt),
      row.money?.refundedCents ? row.money.refundedCents / 100 : null,
      row.money?.receivedCents ? row.money.netCents / 100 : null,
      row.provider === null ? null : row.isNameShown ? m.gifts_yes() : m.gifts_no(),
      row.groupName,
      row.through ? throughName(row.through) : null,
      momentCell(row.askedAt),
      row.seatsStillComing > 0
        ? m.signups_seats_coming({ said: row.seatsStillComing, all: row.places })
        : momentCell(row.stillComingAt),
      momentCell(row.waitingSince),
      row.date && chosenDateLabel(row.date),
      row.consent && consentLabel(row.consent.consent),
      row.consent && row.consent.guardianName,
      row.consent && row.consent.guardianEmail,
      ...answers.cellsOf(row),
    ]),
  ])
}
