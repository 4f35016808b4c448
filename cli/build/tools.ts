/**
 * Writes cli/tools: what a server offers under /outils/. The library and the command as packages, the command in one
 * file, their list and their digests. It needs the built library and the bundle of the command. The same sources give
 * the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Tool, ToolKind } from '../../lib/developers/tools.ts'
import { commandInOneFile } from './one-file.ts'
import { manifestOf, toolOf, toolsFolder, writeIndex } from './tools-folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Filled first, so that a server never finds half of the tools. */
const newFolder = `${toolsFolder}.new`

rmSync(newFolder, { recursive: true, force: true })
mkdirSync(newFolder)
writeIndex(newFolder, [
  await writeCommandFile(),
  pack('command', 'cli'),
  pack('library', 'lib'),
  pack('oauthExample', 'examples/oauth-app'),
])
rmSync(toolsFolder, { recursive: true, force: true })
renameSync(newFolder, toolsFolder)

/** npm gives all files of a package one date, and leaves out what its manifest does not name. */
function pack(kind: ToolKind, workspace: string): Tool {
  // The packages are built already: their own scripts would build them again.
  const options = ['--ignore-scripts', '--silent', `--pack-destination=${newFolder}`]
  execFileSync('npm', ['pack', `./${workspace}`, ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const { name, version } = manifestOf(workspace)
  const stem = name.replace('@', '').replace('/', '-')
  return toolOf(newFolder, { kind, workspace, file: `${stem}-${version}.tgz`, latest: `${stem}.tgz` })
}

async function writeCommandFile(): Promise<Tool> {
  const file = `ma-cantine-${manifestOf('cli').version}.mjs`
  writeFileSync(join(newFolder, file), await commandInOneFile())
  return toolOf(newFolder, { kind: 'commandFile', workspace: 'cli', file, latest: 'ma-cantine.mjs' })
}
