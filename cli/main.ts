#!/usr/bin/env node
import nodeModule from 'node:module'
import { settleColours } from './app/output-mode.ts'
import { missingNode } from './app/version.ts'

settleColours(process.argv.slice(2), process.env)
const needed = missingNode()
if (needed) {
  const { refuseNode } = await import('./app/refuse-node.ts')
  await refuseNode(needed)
} else {
  // Compiling our dependencies is most of a short run: from the second run on, Node finds them already compiled.
  nodeModule.enableCompileCache()
  await import('./app/start.ts')
}
