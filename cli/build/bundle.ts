/**
 * Writes cli/bundle: the command and the library it uses, in few files, and its manual page. Loading two hundred small files took half the
 * time of a short run. Third-party packages stay outside the bundle: npm installs them.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ChunkingContext, rolldown } from 'rolldown'
import { sourceCondition } from '../../lib/build/source-condition.ts'

const source = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const isOurs = (name: string) => name.startsWith('.') || isAbsolute(name) || name.startsWith('@ma-cantine/')

/** Whether both the list of commands and the threads that check files need a module: they share a file for it. */
function isCommon(id: string, modules: ChunkingContext): boolean {
  return reach(source('run.ts'), modules).has(id) && reach(source('checks/segment-work.ts'), modules).has(id)
}

const reaches = new Map<string, ReadonlySet<string>>()

/** A module, and all those that it imports before it runs. */
function reach(start: string, modules: ChunkingContext): ReadonlySet<string> {
  const known = reaches.get(start)
  if (known) return known
  const found = new Set([start])
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  reaches.set(start, found)
  return found
}

const bundle = await rolldown({
  // Threads load the second entry by its name, from the folder of the first; tests run commands by the third.
  input: [source('main.ts'), source('checks/segment-worker.ts'), source('run.ts')],
  platform: 'node',
  resolve: { conditionNames: [sourceCondition, 'node', 'import', 'default'] },
  external: name => !isOurs(name),
  // A verb loads what it alone needs, and says so even where another verb has it loaded.
  checks: { ineffectiveDynamicImport: false },
})
await bundle.write({
  dir: fileURLToPath(new URL('../bundle/', import.meta.url)),
  cleanDir: true,
  format: 'esm',
  // What main.ts reads before it knows the version of Node, what any command reads, what any check reads.
  codeSplitting: {
    groups: [
      { name: 'start', test: /cli\/(?:version|output\/output-mode)\.ts$/, priority: 5 },
      { name: (id, modules) => (isCommon(id, modules) ? 'common' : null), debugName: 'common', priority: 4 },
      { name: 'commands', test: /cli\/run\.ts$/, priority: 3 },
      { name: 'checks', test: /cli\/checks\/segment-work\.ts$|imports\/file-kinds\.ts$/, priority: 1 },
      { name: 'validate', test: /cli\/validation\/validate-files\.ts$/, priority: 0 },
    ],
  },
  // The name that the library's manifest gives to csv-parse.
  paths: { '#csv-parse': 'csv-parse' },
})
await bundle.close()

// npm installs it with the command.
const page = execFileSync(process.execPath, [source('ma-cantine.js'), 'man', '--lang', 'fr'])
writeFileSync(source('bundle/ma-cantine.1'), page)
