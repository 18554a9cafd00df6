import { readdirSync } from 'node:fs'
import { countLags, measureLag } from './measure-lag.ts'
import { single, type Metric } from './metric.ts'

/** Creates the process metrics, with the names that Node dashboards expect. */
export function watchProcess(): { metrics(): Metric[]; stop(): void } {
  const lag = countLags()
  const measured = measureLag(lag)
  return {
    metrics() {
      const cpu = process.cpuUsage()
      const memory = process.memoryUsage()
      return [
        single(
          'counter',
          'process_cpu_user_seconds_total',
          'Processor time in our code.',
          cpu.user / 1e6,
        ),
        single(
          'counter',
          'process_cpu_system_seconds_total',
          'Processor time in the kernel for us.',
          cpu.system / 1e6,
        ),
        single(
          'counter',
          'process_cpu_seconds_total',
          'Processor time.',
          (cpu.user + cpu.system) / 1e6,
        ),
        single(
          'gauge',
          'process_start_time_seconds',
          'When the process began.',
          Math.round(Date.now() / 1000 - process.uptime()),
        ),
        single('gauge', 'process_resident_memory_bytes', 'Memory held.', memory.rss),
        single('gauge', 'nodejs_heap_size_total_bytes', 'Size of the heap.', memory.heapTotal),
        single('gauge', 'nodejs_heap_size_used_bytes', 'Used of the heap.', memory.heapUsed),
        single(
          'gauge',
          'nodejs_external_memory_bytes',
          'Memory of buffers and libraries.',
          memory.external,
        ),
        ...openFiles(),
        lag.metric(),
      ]
    },
    stop: measured.stop,
  }
}

/** Only if the kernel reports it. */
function openFiles(): Metric[] {
  try {
    const open = readdirSync('/proc/self/fd').length
    return [single('gauge', 'process_open_fds', 'Open files and sockets.', open)]
  } catch {
    return []
  }
}
