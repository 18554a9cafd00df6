import { campaignStateLabel, progressLabel, type Campaign } from '#domain/ambassadors/campaign.ts'
import { m } from '#messages'
import { UserSection } from '../users/user-section.tsx'

const cell = 'px-3 py-2 text-start align-top sm:px-4'

/** An ambassador's campaigns and their progress. */
export function AmbassadorCampaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <UserSection id="campaigns" title={m.ambassadordesk_campaigns()}>
      {campaigns.length === 0 ? (
        <p className="text-sm text-muted">{m.ambassadordesk_no_campaigns()}</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <table className="w-full text-sm">
            <thead className="border-b border-line text-muted">
              <tr>
                <th scope="col" className={`${cell} font-medium`}>
                  {m.ambassadordesk_campaign()}
                </th>
                <th scope="col" className={`${cell} font-medium`}>
                  {m.ambassadordesk_progress()}
                </th>
                <th scope="col" className={`${cell} font-medium max-sm:hidden`}>
                  {m.forms_status()}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {campaigns.map((campaign) => (
                <tr key={campaign.id}>
                  <th scope="row" className={`${cell} font-medium wrap-anywhere`}>
                    <bdi>{campaign.title}</bdi>
                    {campaign.item && (
                      <span className="block font-normal text-muted">
                        <bdi>{campaign.item.title}</bdi>
                      </span>
                    )}
                  </th>
                  <td className={cell}>{progressLabel(campaign)}</td>
                  <td className={`${cell} max-sm:hidden`}>{campaignStateLabel(campaign.state)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </UserSection>
  )
}
