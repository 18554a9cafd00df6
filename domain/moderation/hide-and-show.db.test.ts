import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { chooseLanguage } from '../accounts/commands/choose-language.ts'
import { speak } from '#platform/speak.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addOrganization } from '#test/app/organization.ts'
import { addItem, addNews, addProduct } from '#test/app/public-rows.ts'
import { hideNews, showNews } from '../content/commands/hide-news.ts'
import { listOrganizationNews } from '../content/queries/list-organization-news.ts'
import { restorePartner } from '#domain/closing/commands/restore-partner.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { hideItem, showItem } from '../project-events/commands/hide-item.ts'
import { listOrganizationPosts } from '../project-events/queries/list-organization-posts.ts'
import { hideProduct, showProduct } from '../store/commands/hide-product.ts'
import { listOrganizationProducts } from '../store/queries/list-organization-products.ts'

const app = startTestApp()
let partnerId: string
beforeAll(async () => {
  const organization = await addOrganization(app, 'supporter', 'approved')
  partnerId = organization.partnerId
})

const kinds = [
  {
    table: 'news',
    add: (more: object = {}) => addNews(app, { partnerId, ...more }),
    hebrew: { title: 'כותרת', summary: 'תקציר', body: 'גוף' },
    hide: hideNews,
    show: showNews,
    list: listOrganizationNews,
  },
  {
    table: 'products',
    add: (more: object = {}) => addProduct(app, { partnerId, ...more }),
    hebrew: { name: 'כותרת' },
    hide: hideProduct,
    show: showProduct,
    list: listOrganizationProducts,
  },
  {
    table: 'projectEvents',
    add: (more: object = {}) => addItem(app, { partnerId, ...more }),
    hebrew: { title: 'כותרת', description: 'תיאור' },
    hide: hideItem,
    show: showItem,
    list: listOrganizationPosts,
  },
] as const

const isPublic = async (table: (typeof kinds)[number]['table'], id: string) =>
  (await app.runtime.scope.as(visitor, (db) =>
    db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst(),
  )) !== undefined

const auditOf = (id: string) =>
  app.asStaff('superuser').rows('auditEntries', '*', { subjectId: id }, 'at')

describe.each(kinds)('$table', ({ table, add, hebrew, hide, show, list }) => {
  test('is hidden with a reason emailed to its organization, and shown again', async () => {
    const id = await add()
    const found = async () => {
      const { items } = await list(app.caller('admin'), { partnerId })
      return items.find((item) => item.id === id)
    }
    expect(await found()).toMatchObject({ isPublic: true, hidden: null })
    await hide(app.caller('admin'), { id, reason: 'The picture is not theirs.' })
    expect(await isPublic(table, id)).toBe(false)
    expect(await found()).toMatchObject({
      isPublic: false,
      hidden: { reason: 'The picture is not theirs.' },
    })
    const mails = async (kind: string) =>
      (await app.mailsTo(DEMO_USERS.supporter.email)).filter((mail) => mail.kind === kind)
    const [mail] = await mails(`${table}.hidden`)
    expect(mail?.text).toContain('The picture is not theirs.')
    expect(mail?.text).toContain(`/${id}`)
    await expect(hide(app.caller('superuser'), { id, reason: 'Again.' })).toBeRefused('conflict')

    await show(app.caller('superuser'), { id })
    expect(await isPublic(table, id)).toBe(true)
    expect(await found()).toMatchObject({ isPublic: true, hidden: null })
    expect(await mails(`${table}.shown`)).toHaveLength(1)
    await expect(show(app.caller('admin'), { id })).toBeRefused('conflict')
    const lines = await auditOf(id)
    expect(lines).toMatchObject([
      {
        actorId: DEMO_USERS.admin.id,
        reason: 'The picture is not theirs.',
        before: { hidden: false },
        after: { hidden: true },
      },
      {
        actorId: DEMO_USERS.superuser.id,
        reason: null,
        before: { hidden: true },
        after: { hidden: false },
      },
    ])
  })

  test('has its title in the language of staff’s list, and of the email’s reader', async () => {
    const id = await add({ translations: JSON.stringify({ he: hebrew }) })
    const [title] = Object.values(hebrew)
    const { items } = await speak('he', () => list(app.caller('admin'), { partnerId }))
    expect(items.find((item) => item.id === id)?.title).toBe(title)
    await chooseLanguage(app.caller('supporter'), { language: 'he' })
    await hide(app.caller('admin'), { id, reason: 'Not theirs.' })
    await chooseLanguage(app.caller('supporter'), { language: 'en' })
    const mails = await app.mailsTo(DEMO_USERS.supporter.email)
    const [mail] = mails.filter(({ kind, text }) => kind === `${table}.hidden` && text.includes(id))
    expect(mail?.subject).toContain(title)
  })

  test('stays hidden through a suspension and its end', async () => {
    const id = await add()
    await hide(app.caller('admin'), { id, reason: 'Not true.' })
    await suspendPartner(app.caller('admin'), { partnerId, reason: 'Once more.' })
    await restorePartner(app.caller('admin'), { partnerId, reason: 'Once more.' })
    expect(await isPublic(table, id)).toBe(false)
  })

  test('is hidden and shown by staff only, not by its own organization', async () => {
    const id = await add()
    for (const who of ['supporter', 'partner', 'partner2', 'ambassador'] as const) {
      await expect(hide(app.caller(who), { id, reason: 'Mine.' })).toBeRefused('forbidden')
      await expect(show(app.caller(who), { id })).toBeRefused('forbidden')
      await expect(list(app.caller(who), { partnerId })).toBeRefused('forbidden')
    }
    const own = app.runtime.scope.as(memberOf('supporter'), (db) =>
      db.updateTable(table).set({ hiddenAt: null }).where('id', '=', id).execute(),
    )
    await expect(own).rejects.toThrow()
    expect(await isPublic(table, id)).toBe(true)
  })

  test('is refused without a reason, and for an unknown id', async () => {
    const id = await add()
    await expect(hide(app.caller('admin'), { id, reason: ' ' })).toBeRefusedAt('reason')
    await expect(hide(app.caller('admin'), { id: newId(), reason: 'Why?' })).toBeRefused(
      'not_found',
    )
    expect(await auditOf(id)).toEqual([])
  })
})

test('only a hidden row can have a reason', async () => {
  const id = await addNews(app, { partnerId: partnerId })
  const leak = app.asStaff('admin').update('news', { hiddenReason: 'x' }, { id })
  await expect(leak).rejects.toThrow()
  const [row] = await app.as(system).rows('news', ['hiddenReason'], { id })
  expect(row).toEqual({ hiddenReason: null })
})
