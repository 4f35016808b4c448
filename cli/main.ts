#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { settleColours } from './app/output-mode.ts'

// Compiling our dependencies is most of a short run: from the second run on, Node finds them already compiled.
enableCompileCache()
settleColours(process.argv.slice(2), process.env)
await import('./app/start.ts')
