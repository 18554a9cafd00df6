import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { spreadAnnouncements } from '#domain/following/commands/spread-announcements.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { addDays } from '#domain/project-events/day.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { saveItem } from '#domain/support/commands/save-item.ts'
import { newId } from '#platform/database/new-id.ts'
import { system } from '#test/app/create-test-app.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { wholeEvent } from '#test/app/posting.ts'
import { proposePost } from '#test/app/proposals.ts'
import { addShifts } from '#test/app/supporting.ts'
import { built, useSite } from './open-site.ts'

const DAY = 24 * 60 * 60 * 1000

describe.skipIf(!built)(
  'dates that repeat, and groups that choose among dates, without JavaScript',
  () => {
    const { app, browse } = useSite()
    const inDays = (days: number) => new Date(app().runtime.clock.now().getTime() + days * DAY)
    const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

    test('the editor applies a change of one date to all, to those that follow, and removes them', async () => {
      const office = await browse('partner')
      const first = await office.open('/partner-dashboard/posts/new?type=event')
      const repeated = await first.press('Add these dates', {
        title: 'Evening class',
        startDate: dayIn(30),
        startTime: '19:00',
        endTime: '21:00',
        'repeat.until': dayIn(51),
      })
      const times = (page: typeof first) =>
        [
          page.value('startTime'),
          ...[0, 1, 2, 3].map((at) => page.value(`furtherDates.${at}.startTime`)),
        ].filter((time) => time !== null)
      expect(times(repeated)).toEqual(['19:00', '19:00', '19:00', '19:00'])
      expect(repeated.words).toContain('Every week: change or remove several')
      const all = await repeated.press('Apply to all (date 3)', {
        'furtherDates.1.startTime': '18:00',
      })
      expect(times(all)).toEqual(['18:00', '18:00', '18:00', '18:00'])
      expect(all.value('title')).toBe('Evening class')
      const following = await all.press('Apply to this and following (date 3)', {
        'furtherDates.1.startTime': '17:00',
      })
      expect(times(following)).toEqual(['18:00', '18:00', '17:00', '17:00'])
      const saved = await following.press('Save draft')
      expect(times(saved)).toEqual(['18:00', '18:00', '17:00', '17:00'])
      // They are two rules now.
      const fewer = await saved.press('Remove all (date 1)')
      expect(times(fewer)).toEqual(['17:00', '17:00'])
      const none = await fewer.press('Remove all (date 1)')
      expect(none.words).toContain('An event needs a date.')
      expect(times(none)).toEqual(['17:00', '17:00'])
      const one = await none.press('Remove this and following (date 2)')
      expect(times(one)).toEqual(['17:00'])
    })

    test('one date is somewhere else: typed on demand, previewed and read in both languages', async () => {
      const office = await browse('partner')
      const first = await office.open('/partner-dashboard/posts/new?type=event')
      const two = await first.press('Add a date', {
        title: 'On tour',
        startDate: dayIn(30),
        startTime: '19:00',
        endTime: '21:00',
        location: 'Main square, Jerusalem',
      })
      const place = {
        'furtherDates.0.startDate': dayIn(37),
        'furtherDates.0.dateLocation_en': 'City hall, Haifa',
        'furtherDates.0.dateLocation_he': 'בית העירייה, חיפה',
      }
      const saved = await two.press('Save draft', {
        ...place,
        'furtherDates.0.dateLatitude': 'N 32',
      })
      expect(saved.value('furtherDates.0.dateLocation_he')).toBe('בית העירייה, חיפה')
      const checked = await office.open(`${saved.address.split('?')[0]}?check=submit`)
      expect(checked.words).toContain('Date 2: Latitude is a number')
      const preview = await checked.press('Preview', { 'furtherDates.0.dateLatitude': '' })
      expect(preview.words).toContain('City hall, Haifa')
      const inHebrew = await office.open(`/he${preview.address}`)
      expect(inHebrew.words).toContain('בית העירייה, חיפה')
    })

    test('an event in two places is in the list of each, in both languages, and on the map twice', async () => {
      const first = {
        ...wholeEvent(app().runtime.clock.now()),
        district: '',
        location: 'Main square, Jerusalem',
        latitude: '',
        longitude: '',
      }
      const { startDate = '', startTime = '', endTime = '' } = first
      const { revisionId } = await proposePost(app(), 'partner', {
        ...first,
        type: 'event',
        title: 'Sundials of two towns',
        furtherDates: [
          {
            startDate: addDays(startDate, 7),
            startTime,
            endDate: '',
            endTime,
            dateLocation_en: 'City hall, Haifa',
            dateLocation_he: 'בית העירייה, חיפה',
          },
        ],
      })
      await decideRevision(app().caller('admin'), { revisionId, decision: 'approve' })
      const visitor = await browse()
      const lists = [
        ['/projects-events?q=sundials&region=haifa-district', 'City hall, Haifa'],
        ['/he/projects-events?q=sundials&region=haifa-district', 'בית העירייה, חיפה'],
        ['/projects-events?near=Jerusalem&km=5&q=sundials', 'Main square, Jerusalem'],
      ] as const
      for (const [address, place] of lists) {
        const list = await visitor.open(address)
        expect([address, list.words.includes('Sundials of two towns')]).toEqual([address, true])
        expect(list.words).toContain(place)
      }
      const answer = await visitor.send('/api/map.json?q=sundials')
      const { pins } = (await answer.json()) as { pins: { id: string; dateId: string }[] }
      expect(pins).toHaveLength(2)
      for (const { id, dateId } of pins) {
        const map = await visitor.open(`/map?q=sundials&item=${id}.${dateId}`)
        for (const place of ['City hall, Haifa', 'Main square, Jerusalem']) {
          expect(map.words).toContain(place)
        }
      }
    })

    test('who has saved an event reads in the bell that it was called off', async () => {
      const { postId: itemId, revisionId } = await proposePost(app(), 'partner', {
        ...wholeEvent(app().runtime.clock.now()),
        type: 'event',
        title: 'A walk at night',
      })
      await decideRevision(app().caller('admin'), { revisionId, decision: 'approve' })
      const reader = await browse('supporter')
      await saveItem(app().caller('supporter'), { itemId })
      await unpublishProjectEvent(app().caller('partner'), { postId: itemId, message: '' })
      await spreadAnnouncements(app().caller(system), {})
      const bell = await reader.open('/notifications')
      expect(bell.words).toMatch(/“A walk at night” by .+ was called off .*Because you saved it/)
      const inHebrew = await reader.open('/he/notifications')
      expect(inHebrew.words).toMatch(/בוטל: ״A walk at night״ .*כי שמרתם את זה/)
      const opened = await reader.open(inHebrew.link(/A walk at night/))
      expect(opened.address).toMatch(/^\/he\/partner\//)
    })

    test('a group chooses one date, and waits for another; the organization writes to the people of one', async () => {
      const { itemId, dateIds } = await addShifts(
        app(),
        [
          { startDatetime: inDays(10), places: 5 },
          { startDatetime: inDays(11), places: 2 },
        ],
        { title: 'Two evenings' },
      )
      const [one = '', two = ''] = dateIds
      const single = app().caller('applicant', newId())
      await supportItem(single, { kind: 'volunteer', itemId, dates: [two] })
      const { id } = await startGroupAs(app(), 'supporter', ['ambassador'], 'Thursday people')
      const leader = await browse('supporter')
      const alone = await leader.open(`/projects-events/${itemId}/support/volunteer`)
      const form = await leader.open(alone.link(/Thursday people/))
      const people = [DEMO_USERS.supporter.id, DEMO_USERS.ambassador.id]
      const nothing = await form.press('Sign up together', { people })
      expect(nothing.words).toContain('Choose at least one date.')
      const few = await nothing.press('Sign up together', { people, dates: [one, two] })
      expect(few.words).toMatch(/Only one place is left|too few|one place/i)
      const both = await few.press('Sign up together', { people, dates: [one, two], waits: 'yes' })
      expect(both.address).toBe(`/groups/${id}`)
      expect(both.said).toContain('your group is on the waiting list')
      expect(both.words).toContain('On the waiting list')
      const own = await leader.open(both.link('Open your sign-up'))
      expect(own.words).toContain('You are number 1 on the waiting list.')

      const office = await browse('partner')
      const note = await office.open(`/partner-dashboard/supporters/${itemId}/note`)
      expect(note.words).toContain('For which dates')
      const typed = { audience: ['pending'], date: [one], text: 'Bring gloves.' }
      const preview = await note.press('Preview', typed)
      expect(preview.chosen('date')).toEqual([])
      const sent = await preview.press(/^Send to/)
      expect(sent.said).not.toBe('')
      expect(sent.words).toContain('Bring gloves.')
    })
  },
)
