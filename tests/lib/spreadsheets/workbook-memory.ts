import { createReadStream } from 'node:fs'
import { checkFile } from '@ma-cantine/lib'

/** Checks the workbook named on the command line and prints its peak memory, in megabytes. */
const { rows, valid } = await checkFile(createReadStream(process.argv[2] ?? ''))
console.log(JSON.stringify({ rows, valid, peak: Math.round(process.resourceUsage().maxRSS / 1024) }))
