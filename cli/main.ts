#!/usr/bin/env node
import nodeModule from 'node:module'
import { settleColours } from './output/output-mode.ts'
import { missingNode } from './version.ts'

settleColours(process.argv.slice(2), process.env)
const needed = missingNode()
if (needed) {
  const { refuseNode } = await import('./refuse-node.ts')
  await refuseNode(needed)
} else {
  // Compiling the dependencies takes most of a short run. With the cache, only the first run pays for it.
  nodeModule.enableCompileCache()
  await import('./start.ts')
}
