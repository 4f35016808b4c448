import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Tool, ToolsIndex, toolsIndexFile } from '@ma-cantine/lib/developers/tools'

/** The tools that the build wrote in a folder; null for a server that was not built. */
export function readTools(folder: string): readonly Tool[] | null {
  const index = join(folder, toolsIndexFile)
  return existsSync(index) ? ToolsIndex.parse(JSON.parse(readFileSync(index, 'utf8'))).tools : null
}
