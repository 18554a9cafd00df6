// Loaded before a program (`node --import`): its clock, and that of its threads, is as far off as SET_CLOCK_BACK_MS says.
// So a session or a link that ends after an hour is still alive, however old the data is.
const offset = Number(process.env['SET_CLOCK_BACK_MS'])
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given: unknown[], target) =>
    Reflect.construct(date, given.length === 0 ? [RealDate.now() - offset] : given, target),
  apply: () => new Date().toString(),
  get: (date, name) =>
    name === 'now' ? () => RealDate.now() - offset : Reflect.get(date, name, date),
})
