import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverProgram } from '../../support/sources.ts'

/** Makes of a folder a built clone, whose server is that of the sources of this run. */
export function fakeClone(folder: string): string {
  mkdirSync(join(folder, 'server/dist'), { recursive: true })
  writeFileSync(join(folder, 'server/package.json'), JSON.stringify({ name: '@ma-cantine/server', type: 'module' }))
  for (const name of ['main', 'seed'] as const) {
    const program = pathToFileURL(serverProgram(name).at(-1) ?? '').href
    writeFileSync(join(folder, `server/dist/${name}.js`), `import ${JSON.stringify(program)}\n`)
  }
  return folder
}
