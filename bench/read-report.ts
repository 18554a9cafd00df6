import type { Result } from 'lighthouse'
import { median } from './kit/median.ts'

/** The part of a report that is kept. */
export type PageFigures = {
  page: string
  /** Out of 100. */
  scores: Record<string, number>
  /** Transferred bytes, compressed, by kind. */
  kilobytes: Record<string, number>
  requests: number
  /** The longest task of the main thread until the page is idle, which hydration is part of, in ms; 0 if none takes 50. */
  longestTask: number
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

type Task = { duration?: number }
type Request = { resourceType?: string; transferSize?: number }

/** Extracts a page's figures from Lighthouse's report. */
export function readReport(page: string, { categories, audits }: Result): PageFigures {
  const details = audits['network-requests']?.details
  const requests = (details && 'items' in details ? details.items : []) as Request[]
  const tasksFound = audits['long-tasks']?.details
  const tasks = (tasksFound && 'items' in tasksFound ? tasksFound.items : []) as Task[]
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
    longestTask: Math.max(0, ...tasks.map(({ duration = 0 }) => duration)),
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

/** The figures of several runs of a page: the medians of the scores and of the longest task, the rest from the run in the middle. */
export function middleOf(runs: readonly PageFigures[]): PageFigures {
  const score = (id: string) => median(runs.map(({ scores }) => scores[id] ?? 0))
  const byPerformance = runs.toSorted(
    (one, other) => (one.scores['performance'] ?? 0) - (other.scores['performance'] ?? 0),
  )
  const middle = byPerformance[runs.length >> 1]!
  return {
    ...middle,
    scores: Object.fromEntries(Object.keys(middle.scores).map((id) => [id, score(id)])),
    longestTask: median(runs.map(({ longestTask }) => longestTask)),
  }
}

/** Expected savings in milliseconds, summed over all metrics. */
function gain({ metricSavings }: Result['audits'][string]): number {
  return Object.values(metricSavings ?? {}).reduce<number>((sum, saved) => sum + (saved ?? 0), 0)
}
