/** Runs it and returns the CPU time that this took, in milliseconds: unlike a clock, it does not count what other processes do. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
