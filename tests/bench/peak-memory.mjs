/** Preloaded into a measured process: writes its peak resident memory, in kB, where it is told. */
import { writeFileSync } from 'node:fs'

const file = process.env.PEAK_MEMORY_FILE
process.once('exit', () => {
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS))
})
