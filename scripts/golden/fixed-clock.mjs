// Loaded with --import into the crawled process and its threads: stops the wall clock, so that two crawls agree.
const NOW = Date.parse('2026-12-02T09:00:00Z')
globalThis.Date = new Proxy(Date, {
  construct: (target, args, caller) =>
    Reflect.construct(target, args.length === 0 ? [NOW] : args, caller),
  apply: (target) => new target(NOW).toString(),
  get: (target, key, receiver) => (key === 'now' ? () => NOW : Reflect.get(target, key, receiver)),
})
