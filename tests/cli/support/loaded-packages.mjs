/** Loaded before the command: says on the error output, at the end, which packages were loaded. */
import { registerHooks } from 'node:module'

const packages = new Set()
registerHooks({
  load(url, context, nextLoad) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
    if (name) packages.add(name)
    return nextLoad(url, context)
  },
})
process.on('exit', () => process.stderr.write(`\n${JSON.stringify([...packages].sort())}`))
