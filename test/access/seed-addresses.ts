import { sharedAddress } from '#app/request/shared-picture.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { followKey } from '#domain/following/followed.ts'
import { findOwnIdentity } from '#domain/accounts/queries/find-own-identity.ts'
import { saveProfile } from '#domain/accounts/save-profile.ts'
import { storeFile } from '#domain/files/store-file.ts'
import {
  certificateFilePath,
  certificatePath,
  certifiedFilePath,
  checkInPath,
  hoursPath,
  marksPath,
  scannedPath,
} from '#domain/attendance/attendance.ts'
import { certifyOwnHours } from '#domain/attendance/commands/certify-own-hours.ts'
import { signCheckInCode } from '#domain/attendance/check-in-code.ts'
import { getOnTheDay } from '#domain/attendance/queries/get-on-the-day.ts'
import { recordOutcome } from '#domain/support/commands/record-outcome.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { groupPath, invitePath } from '#domain/support/group.ts'
import { signUpPath } from '#domain/support/group-sign-up.ts'
import { signUpPagePath } from '#domain/support/sign-up-link.ts'
import { campaignPath } from '#domain/ambassadors/campaign.ts'
import { inviteToTeam } from '#domain/partners/commands/invite-to-team.ts'
import { teamInvitationPath } from '#domain/partners/duty.ts'
import { getTeam } from '#domain/partners/queries/get-team.ts'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { startAs } from '#test/app/campaigning.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { memberOf, system, type TestApp } from '#test/app/create-test-app.ts'
import { addProduct as addOrderable, orderAs } from '#test/app/ordering.ts'
import { pdfFile } from '#test/app/papers.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { proposePost } from '#test/app/proposals.ts'
import { addNews, addProduct } from '#test/app/public-rows.ts'
import { addSupport, addSupportable, signUp } from '#test/app/supporting.ts'
import { partnerThreadPath } from '#domain/threads/thread.ts'
import { reportThreadAs } from '#test/app/threads.ts'
import { write } from '#test/app/writing.ts'
import { seedNotice } from '#test/app/noticing.ts'

/**
 * Inserts one thing of each kind, the partner's where it belongs to an organization; returns the address for each
 * pattern with an id.
 */
export async function seedAddresses(app: TestApp): Promise<Record<string, string>> {
  const { id: partner = '' } = (await findOwnPartner(app.caller('partner'), {})) ?? {}
  const item = await addSupportable(app)
  const event = await addSupportable(app, {
    type: 'event',
    startDatetime: new Date(app.runtime.clock.now().getTime() + 86_400_000),
  })
  const { postId, revisionId } = await proposePost(app, 'partner')
  const { id: picture } = await storeFile(app.caller('partner'), {
    kind: 'news-images',
    file: await pictureFile(),
  })
  const news = await addNews(app, { partnerId: partner, imageFileId: picture })
  const notice = await seedNotice(app, { partnerId: partner })
  const product = await addProduct(app, { partnerId: partner })
  const { variants } = await addOrderable(app)
  const deskOrder = await orderAs(app, 'supporter', [{ variantId: variants[0]!, quantity: 1 }])
  const gift = await giveGift(app.caller('supporter'), {
    as: 'member',
    amount: '18',
    itemId: item,
  })
  const signedUp = await signUp(app, 'supporter', await addSupportable(app))
  const certified = await certify(app, item)
  const reported = await reportThreadAs(app, signedUp)
  const group = await startGroupAs(app, 'supporter')
  // Pressing the button there joins.
  const invited = await startGroupAs(app, 'ambassador')
  const { email } = DEMO_USERS.supporter
  await inviteToTeam(app.caller('partner'), { isOwner: false, email, duties: ['write'] })
  const { invitations } = await getTeam(app.caller('partner'), {})
  const message = await write(app)
  await saveProfile(app.caller('supporter'), {
    values: { fullName: DEMO_USERS.supporter.fullName },
    paper: pdfFile(),
  })
  const paper = (await findOwnIdentity(app.caller('supporter'), {}))?.fileId ?? ''
  const application = await app
    .as(system)
    .row('partnerApplications', ['id'], { userId: DEMO_USERS.applicant.id })
  const content = await app.runtime.scope.asStaff(memberOf('admin'), async (db) => {
    const first = (table: 'tourPackages' | 'faqEntries' | 'ambassadorResources') =>
      db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()
    return {
      tour: await first('tourPackages'),
      question: await first('faqEntries'),
      resource: await first('ambassadorResources'),
    }
  })
  const ambassador = await makeAmbassador(app, 'ambassador')
  const campaign = await startAs(app, 'ambassador')
  const [mail] = await app.mailsTo(DEMO_USERS.partner.email)
  return {
    '/projects-events/:id': `/projects-events/${item}`,
    '/projects-events/:id/support/:kind': `/projects-events/${item}/support/volunteer`,
    '/projects-events/:id/support/donate': `/projects-events/${item}/support/donate`,
    '/projects-events/:id/save': `/projects-events/${item}/save`,
    '/projects-events/:id/event.ics': `/projects-events/${event}/event.ics`,
    '/marketplace/:id': `/marketplace/${item}`,
    '/visit/tours/:slug': '/visit/tours/northern-israel',
    '/partner/:id': `/partner/${partner}`,
    '/projects-events/:id/share.jpg': `/projects-events/${item}/share.jpg`,
    '/partner/:id/share.jpg': `/partner/${partner}/share.jpg`,
    '/ambassador/:id/share.jpg': `/ambassador/${ambassador.id}/share.jpg`,
    '/partner/:id/calendar.ics': `/partner/${partner}/calendar.ics`,
    '/ambassador/:id': `/ambassador/${ambassador.id}`,
    '/follow': `/follow?what=${followKey({ kind: 'partner', id: partner })}`,
    '/notifications/:id': `/notifications/${notice.announcementId}`,
    '/news/:id': `/news/${news}`,
    '/store/:id': `/store/${product}`,
    '/product/:id': `/product/${product}`,
    '/partner-dashboard/posts/:id': `/partner-dashboard/posts/${postId}`,
    '/partner-dashboard/posts/:id/preview': `/partner-dashboard/posts/${postId}/preview`,
    '/partner-dashboard/posts/:id/complete': `/partner-dashboard/posts/${item}/complete`,
    '/partner-dashboard/news/:id': `/partner-dashboard/news/${news}`,
    '/partner-dashboard/products/:id': `/partner-dashboard/products/${product}`,
    '/orders/:number': `/orders/${deskOrder.number}`,
    '/gifts/:id': `/gifts/${gift.id}`,
    '/sign-ups/:id': signUpPagePath(signedUp),
    '/sign-ups/:id/certificate.pdf': certificateFilePath(certified.id, null),
    '/certificates/:code': certificatePath(certified.code),
    '/certificates/:code/certificate.pdf': certifiedFilePath(certified.together),
    '/consents/:id': `/consents/${signedUp}`,
    '/check-in/:code': scannedPath(signCheckInCode(app.runtime.seal, signedUp)),
    '/partner-admin/check-in/:id': checkInPath(item),
    '/partner-admin/check-in/:id/hours': hoursPath(item, null),
    '/partner-admin/check-in/:id/marks': marksPath(item),
    '/partner-dashboard/supporters/:id/note': `/partner-dashboard/supporters/${item}/note`,
    '/partner-dashboard/messages/:id': partnerThreadPath(signedUp),
    '/admin/reports/:id': `/admin/reports/${reported}`,
    '/team-invitations/:id': teamInvitationPath(invitations[0]!.id),
    '/groups/:id': groupPath(group.id),
    '/groups/:id/edit': `${groupPath(group.id)}/edit`,
    '/groups/:id/sign-up': signUpPath(group.id, { itemId: event, kind: 'attend' }),
    '/groups/:id/join': invitePath(invited.id, invited.code),
    '/partner-dashboard/orders/:id': `/partner-dashboard/orders/${deskOrder.number}`,
    '/partner-dashboard/orders/:id/slip': `/partner-dashboard/orders/${deskOrder.number}/slip`,
    '/admin/orders/:id': `/admin/orders/${deskOrder.number}`,
    '/admin/projects-events/:id': `/admin/projects-events/${revisionId}`,
    '/admin/projects-events/:id/preview': `/admin/projects-events/${revisionId}/preview`,
    '/admin/applications/:id': `/admin/applications/${application.id}`,
    '/admin/partners/:id': `/admin/partners/${partner}`,
    '/admin/ambassadors/:id': `/admin/ambassadors/${ambassador.id}`,
    '/ambassador/dashboard/campaigns/:id': campaignPath(campaign),
    '/admin/users/:id': `/admin/users/${DEMO_USERS.supporter.id}`,
    '/admin/content/tours/:id': `/admin/content/tours/${content.tour.id}`,
    '/admin/content/faq/:id': `/admin/content/faq/${content.question.id}`,
    '/admin/content/resources/:id': `/admin/content/resources/${content.resource.id}`,
    '/admin/inbox/:id': `/admin/inbox/${message}`,
    '/files/:id': `/files/${paper}`,
    '/share/:file': sharedAddress(picture, 'wide'),
    '/dev/mail/:id': `/dev/mail/${mail?.id ?? ''}`,
    '/a/:code': '/a/abcdefgh',
    '/a/:code/:itemId': `/a/abcdefgh/${item}`,
    '/a/:code/code.svg': '/a/abcdefgh/code.svg',
    '/sitemap/:file': '/sitemap/nothing.xml',
    '/auth/callback/:provider?': '/auth/callback/google',
    '/*': '/nowhere',
  }
}

/** Completes a sign-up of the supporter with hours, for which there is a certificate. */
async function certify(
  app: TestApp,
  itemId: string,
): Promise<{ id: string; code: string; together: string }> {
  const id = await addSupport(app, { itemId, status: 'completed' })
  await recordOutcome(app.caller('partner'), { id, hours: '3' })
  const { certificate } = await getOnTheDay(app.caller(system), { supportId: id })
  const { code: together } = await certifyOwnHours(app.caller('supporter'), {})
  return { id, code: certificate?.code ?? '', together }
}
