/** The makers of formatters that are costly to make: some tenth of a millisecond each, on a page a hundred of them. */
const MAKERS = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'] as const
const MOST = 500

/**
 * Makes `new Intl.DateTimeFormat(…)` and the like give the formatter that was made before with the same arguments. They
 * cannot be changed once made, so nobody notices. On the server only, for the whole process and so for messages too,
 * whose code is generated: a cache at each place would be bytes in the browser, which makes few.
 */
export function keepFormatters(intl: Record<string, unknown> = Intl as never): void {
  for (const name of MAKERS) intl[name] = keepMade(intl[name] as Maker)
}

type Maker = new (...args: unknown[]) => object

function keepMade(maker: Maker): Maker {
  const made = new Map<string, object>()
  const make = (args: unknown[], fresh: () => object) => {
    const key = JSON.stringify(args)
    const known = made.get(key)
    if (known) return known
    const formatter = fresh()
    if (formatter instanceof Intl.DateTimeFormat) keepRanges(formatter)
    // Zones and locales are few, unless somebody names them on purpose.
    if (made.size >= MOST) made.clear()
    made.set(key, formatter)
    return formatter
  }
  const keeping: Maker = new Proxy(maker, {
    construct: (target, args, asked) =>
      // Of a class that extends it each is its own.
      asked === keeping
        ? make(args, () => new target(...args))
        : Reflect.construct(target, args, asked),
    apply: (target, _, args) => make(args, () => new target(...args)),
  })
  return keeping
}

/** From one time to another is tens of microseconds of work, and a list says the same ones on every page. */
function keepRanges(formatter: Intl.DateTimeFormat): void {
  const said = new Map<string, string>()
  formatter.formatRange = (start, end) => {
    const key = `${Number(start)} ${Number(end)}`
    const known = said.get(key)
    if (known !== undefined) return known
    const text = Intl.DateTimeFormat.prototype.formatRange.call(formatter, start, end)
    if (said.size >= MOST) said.clear()
    said.set(key, text)
    return text
  }
}
