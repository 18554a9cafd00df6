/*
 * Loaded before the product (`node --import`): its day is ahead by `CLOCK_AHEAD_MS`, in its threads too, and it waits a second
 * for each minute, so that its jobs run at once.
 */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const MINUTE = 60_000
const RealDate = Date
const wait = globalThis.setTimeout

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + ahead] : given))
  }
  static now() {
    return RealDate.now() + ahead
  }
}
globalThis.setTimeout = Object.assign(
  (run, ms = 0, ...given) => wait(run, ms < MINUTE ? ms : ms / 60, ...given),
  wait,
)
