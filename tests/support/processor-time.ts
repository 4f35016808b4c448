/** Milliseconds of processor that this process has used: unlike those of a clock, they do not grow on a busy machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
