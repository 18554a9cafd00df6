import ICAL from 'ical.js'

/** A calendar's text as read by an independent parser. @throws when it is not valid RFC 5545. */
export function parseCalendar(text: string) {
  const calendar = new ICAL.Component(
    ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0],
  )
  const value = (of: InstanceType<typeof ICAL.Component>, name: string) => {
    const found = of.getFirstPropertyValue(name)
    return found === null ? null : String(found)
  }
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      /** Which date of a repeated event this is about, if only one. */
      recurrenceId: event.recurrenceId?.toString() ?? null,
      title: event.summary,
      description: event.description,
      location: event.location,
      start: event.startDate.toJSDate(),
      end: component.hasProperty('dtend') ? event.endDate.toJSDate() : null,
      sequence: event.sequence,
      zone: event.startDate.zone.tzid,
      status: value(component, 'status'),
      url: value(component, 'url'),
      categories: value(component, 'categories'),
      geo: component.getFirstPropertyValue('geo') as unknown,
      changed: value(component, 'last-modified'),
      stamp: value(component, 'dtstamp'),
      properties: component.getAllProperties().map(({ name }) => name),
    }
  })
  return {
    // The parser leaves X- properties raw; RFC 5545 defines them as ordinary text.
    name: value(calendar, 'x-wr-calname')?.replaceAll(/\\(.)/g, '$1') ?? null,
    method: value(calendar, 'method'),
    refresh: value(calendar, 'refresh-interval'),
    properties: calendar.getAllProperties().map(({ name }) => name),
    events,
  }
}

/** All dates of a calendar's text in order, its rules expanded, with their exceptions, by an independent library. */
export function expandCalendar(text: string) {
  const calendar = new ICAL.Component(
    ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0],
  )
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const masters = events.filter((event) => !event.isRecurrenceException())
  for (const exception of events.filter((event) => event.isRecurrenceException())) {
    masters.find(({ uid }) => uid === exception.uid)?.relateException(exception)
  }
  return masters
    .flatMap((master) => {
      if (!master.isRecurring()) return [asInstance(master, master.startDate, master.endDate)]
      const found = []
      const iterator = master.iterator()
      for (let at = iterator.next(); at && found.length < 500; at = iterator.next()) {
        const { item, startDate, endDate } = master.getOccurrenceDetails(at)
        found.push(asInstance(item, startDate, endDate))
      }
      return found
    })
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
}

const asInstance = (
  event: InstanceType<typeof ICAL.Event>,
  start: InstanceType<typeof ICAL.Time>,
  end: InstanceType<typeof ICAL.Time>,
) => ({
  start: start.toJSDate().toISOString(),
  end: end.toJSDate().toISOString(),
  title: event.summary,
})
