import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { addOrganization, typed } from '#test/app/organization.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { pdfFile } from '#test/app/papers.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { findOwnPartner } from './queries/find-own-partner.ts'
import { PARTNER_PROFILE_FIELDS } from './profile-fields.ts'
import { saveOrganization } from './save-organization.ts'

const app = startTestApp()
beforeAll(async () => {
  await addOrganization(app, 'supporter', 'pending')
  await addOrganization(app, 'ambassador', 'suspended')
})

const values = Object.fromEntries(
  Object.entries(typed).filter(([field]) =>
    (PARTNER_PROFILE_FIELDS as readonly string[]).includes(field),
  ),
)
const save = (who: Person, more: { logo?: File; removeLogo?: boolean; name?: string } = {}) =>
  saveOrganization(app.caller(who), {
    values: { ...values, ...(more.name !== undefined && { name: more.name }) },
    logo: more.logo,
    removeLogo: more.removeLogo ?? false,
  })
const logoOf = async (who: Person) => (await findOwnPartner(app.caller(who), {}))!.logoFileId
const filesOf = async (who: Person) =>
  (
    await app
      .as(system)
      .rows('files', ['id'], { userId: DEMO_USERS[who].id, kind: 'partner-logos' })
  ).map(({ id }) => id)

test('a logo is added, replaced and removed, and no old file is left', async () => {
  await save('supporter', { logo: await pictureFile({ width: 300, height: 300 }) })
  const first = await logoOf('supporter')
  expect(await filesOf('supporter')).toEqual([first])
  await save('supporter')
  expect(await logoOf('supporter')).toBe(first)
  await save('supporter', { logo: await pictureFile({ width: 400, height: 400 }) })
  const second = await logoOf('supporter')
  expect(second).not.toBe(first)
  expect(await filesOf('supporter')).toEqual([second])
  expect(await app.runtime.storage.open(String(first))).toBeNull()
  await save('supporter', { removeLogo: true })
  expect(await logoOf('supporter')).toBeNull()
  expect(await filesOf('supporter')).toEqual([])
})

test('a refused change saves neither data nor file', async () => {
  const logo = await pictureFile({ width: 300, height: 300 })
  const before = await findOwnPartner(app.caller('supporter'), {})
  await expect(save('supporter', { logo, name: '' })).rejects.toMatchObject({
    fields: { name: expect.any(String) },
  })
  await expect(save('supporter', { logo: pdfFile() })).rejects.toMatchObject({
    fields: { logo: expect.any(String) },
  })
  expect(await findOwnPartner(app.caller('supporter'), {})).toEqual(before)
  expect(await filesOf('supporter')).toEqual([])
  await expect(save('ambassador', { logo })).toBeRefused('conflict')
  expect(await filesOf('ambassador')).toEqual([])
})
