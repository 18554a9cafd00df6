import type { Result } from 'lighthouse'

/** The part of a report that is kept. */
export type PageFigures = {
  page: string
  /** Out of 100. */
  scores: Record<string, number>
  /** Transferred bytes, compressed, by kind. */
  kilobytes: Record<string, number>
  requests: number
  /** The user-centric timings, as Lighthouse formats them. */
  times: string[]
  /** Lighthouse's suggestions with the expected savings, largest first. */
  advice: string[]
}

const KINDS = { HTML: 'Document', JS: 'Script', CSS: 'Stylesheet', fonts: 'Font', images: 'Image' }
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]
const MOST_ADVICE = 8

type Request = { resourceType?: string; transferSize?: number }

/** Extracts a page's figures from Lighthouse's report. */
export function readReport(page: string, { categories, audits }: Result): PageFigures {
  const details = audits['network-requests']?.details
  const requests = (details && 'items' in details ? details.items : []) as Request[]
  const weigh = (fits: (type: string) => boolean) => {
    const bytes = requests
      .filter(({ resourceType }) => fits(resourceType ?? ''))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
    return Math.round(bytes / 102.4) / 10
  }
  const known = Object.values(KINDS)
  return {
    page,
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    kilobytes: {
      ...Object.fromEntries(
        Object.entries(KINDS).map(([name, kind]) => [name, weigh((type) => type === kind)]),
      ),
      other: weigh((type) => !known.includes(type)),
      all: weigh(() => true),
    },
    requests: requests.length,
    times: TIMES.map((id) => `${audits[id]?.title}: ${audits[id]?.displayValue}`),
    advice: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .filter(({ id }) => !TIMES.includes(id))
      .toSorted((one, other) => gain(other) - gain(one))
      .slice(0, MOST_ADVICE)
      .map(({ title, displayValue }) => (displayValue ? `${title} (${displayValue})` : title)),
  }
}

/** Expected savings in milliseconds, summed over all metrics. */
function gain({ metricSavings }: Result['audits'][string]): number {
  return Object.values(metricSavings ?? {}).reduce<number>((sum, saved) => sum + (saved ?? 0), 0)
}
