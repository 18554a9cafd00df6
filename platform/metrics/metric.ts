/** One measured value with its labels. */
export type Sample = { labels?: Readonly<Record<string, string>>; value: number; suffix?: string }

/** All values of one name, as Prometheus expects them. */
export type Metric = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

/** A metric with one value. */
export function single(
  type: 'counter' | 'gauge',
  name: string,
  help: string,
  value: number,
): Metric {
  return { name, help, type, samples: [{ value }] }
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Prometheus' text format, version 0.0.4. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ labels = {}, value, suffix = '' }) =>
          `${name}${suffix}${writeLabels(labels)} ${writeValue(value)}`,
      ),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  )
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function writeValue(value: number): string {
  if (value === Infinity) return '+Inf'
  if (value === -Infinity) return '-Inf'
  return String(value)
}
