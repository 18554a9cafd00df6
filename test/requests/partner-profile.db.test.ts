import { describe, expect, test } from 'vitest'
import { pictureFile } from '#test/app/pictures.ts'
import { built, useSite } from './open-site.ts'

describe.skipIf(!built)('an organization’s profile without JavaScript', () => {
  const { browse } = useSite()

  test('an approved organization completes its profile, and visitors see the public parts', async () => {
    const owner = await browse('partner2')
    const visitor = await browse()
    const profile = await owner.open('/partner-admin')
    const publicPage = profile.link('See your public page')
    const seen = async () => (await visitor.open(publicPage)).words
    const open = async (section: RegExp) =>
      owner.open((await owner.open('/partner-admin')).link(section))
    const save = 'Save Changes'

    expect(profile.words).toContain('Profile Completion')
    expect(profile.words).toContain('3/4 sections complete')
    expect(profile.words).toContain('75%')
    expect(profile.link(/Document Uploads.*Not complete yet/)).toMatch(/section=documents/)
    for (const section of ['Overview', 'Basic Organizational', 'Contact', 'Activity & Focus'])
      expect(() => profile.link(new RegExp(`^${section}.*Not complete yet`))).toThrow('no link')

    const basic = await open(/^Basic Organizational Information/)
    const name = 'Bloom of the Negev'
    const refused = await basic.press(save, { name: '' })
    expect([refused.isWrong('name'), refused.alert]).toEqual([
      true,
      expect.stringContaining('Please enter'),
    ])
    const saved = await refused.press(save, {
      name,
      mission: 'Doors that stand open.',
      description: 'We mend roofs.\n\nWe plant trees.',
      physicalAddress: '3 Terrace Road, Tzfat',
      logo: await pictureFile({ width: 300, height: 300, format: 'png' }),
    })
    expect([saved.address, saved.said]).toEqual([
      '/partner-admin',
      expect.stringContaining('Basic Organizational Information: saved'),
    ])
    expect((await visitor.open(publicPage)).heading).toBe(name)
    expect(await seen()).toContain('Doors that stand open.')
    expect(await seen()).not.toContain('3 Terrace Road')

    // Its cover is on its page and in the preview of its link.
    const cover = await open(/^Cover picture/)
    const image = await pictureFile({ width: 1600, height: 600 })
    const tooLong = await cover.press(save, { image, alt: 'x'.repeat(301) })
    expect([tooLong.isWrong('alt'), tooLong.value('alt')]).toEqual([true, 'x'.repeat(301)])
    const shown = await tooLong.press(save, { image, alt: 'Roofs at dawn' })
    expect(shown.said).toContain('Cover picture: saved')
    const withCover = await visitor.open(publicPage)
    expect(withCover.html).toContain('alt="Roofs at dawn"')
    const removed = await shown.press(save, { removeCover: true })
    expect(removed.said).toContain('Cover picture: saved')
    expect((await visitor.open(publicPage)).html).not.toContain('alt="Roofs at dawn"')

    // Its contact is public only if the organization chooses so.
    const contact = await open(/^Contact Information/)
    const hidden = await contact.press(save, {
      email: 'hello@open-doors.example',
      facebook: 'https://facebook.com/open-doors',
      isContactPublic: false,
    })
    expect(hidden.address).toBe('/partner-admin')
    expect(await seen()).toContain('Facebook')
    expect(await seen()).not.toContain('hello@open-doors.example')
    await (await open(/^Contact Information/)).press(save, { isContactPublic: true })
    expect(await seen()).toContain('hello@open-doors.example')

    // Without scripts, "Select All" counts when it is sent.
    const focus = await open(/^Activity & Focus/)
    const areas = [...focus.chosen('primaryFocusAreas'), 'other']
    const unclear = await focus.press(save, { primaryFocusAreas: areas, allRegions: true })
    expect(unclear.alert).toContain('Please describe “Other”')
    expect(unclear.chosen('primaryRegionalFocus')).toContain('judea-and-samaria')
    const clear = await unclear.press(save, { otherFocusArea: 'Roofs and orchards' })
    expect([clear.address, clear.said]).toEqual([
      '/partner-admin',
      expect.stringContaining('Activity & Focus: saved'),
    ])
    expect(await seen()).toContain('Roofs and orchards')
    expect(await seen()).toMatch(/Northern District, Haifa District/)

    let documents = await open(/^Document Uploads/)
    for (const document of ['Registration Certificate', 'Good Standing Certificate']) {
      const file = new File(
        ['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'],
        `${document}.pdf`,
        { type: 'application/pdf' },
      )
      documents = await documents.press(`Upload (${document})`, { file })
      expect(documents.said).toContain(`${document}: uploaded`)
    }
    expect(documents.address).toBe('/partner-admin')
    expect(documents.words).toContain('4/4 sections complete')
    expect(documents.words).toContain('100%')
  })
})
