/**
 * Writes cli/tools: what a server offers under /outils/. The library and the command as packages, the command in one
 * file, their list and their digests. It needs the built library and the bundle of the command. The same sources give
 * the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Tool,
  type ToolKind,
  type ToolsIndex,
  toolsDigestFile,
  toolsIndexFile,
} from '../../lib/developers/tools.ts'
import { commandInOneFile } from './one-file.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(root, 'cli/tools')
/** Filled first, so that a server never finds half of the tools. */
const newFolder = `${folder}.new`

interface Manifest {
  readonly name: string
  readonly version: string
  readonly engines: { readonly node: string }
}
const manifestOf = (workspace: string): Manifest =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))

rmSync(newFolder, { recursive: true, force: true })
mkdirSync(newFolder)
const tools = [
  await writeCommandFile(),
  pack('command', 'cli'),
  pack('library', 'lib'),
  pack('oauthExample', 'examples/oauth-app'),
]
const index: ToolsIndex = { tools }
writeFileSync(join(newFolder, toolsIndexFile), `${JSON.stringify(index, null, 2)}\n`)
const digests = tools.flatMap(({ sha256, file, latest }) => [file, latest].map(name => `${sha256}  ${name}\n`))
writeFileSync(join(newFolder, toolsDigestFile), digests.join(''))
rmSync(folder, { recursive: true, force: true })
renameSync(newFolder, folder)

/** npm gives all files of a package one date, and leaves out what its manifest does not name. */
function pack(kind: ToolKind, workspace: string): Tool {
  // The packages are built already: their own scripts would build them again.
  const options = ['--ignore-scripts', '--silent', `--pack-destination=${newFolder}`]
  execFileSync('npm', ['pack', `./${workspace}`, ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const { name, version } = manifestOf(workspace)
  const stem = name.replace('@', '').replace('/', '-')
  return toolOf(kind, workspace, `${stem}-${version}.tgz`, `${stem}.tgz`)
}

async function writeCommandFile(): Promise<Tool> {
  const { version } = manifestOf('cli')
  const file = `ma-cantine-${version}.mjs`
  writeFileSync(join(newFolder, file), await commandInOneFile())
  return toolOf('commandFile', 'cli', file, 'ma-cantine.mjs')
}

function toolOf(kind: ToolKind, workspace: string, file: string, latest: string): Tool {
  const { name, version, engines } = manifestOf(workspace)
  const bytes = readFileSync(join(newFolder, file))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { kind, name, version, file, latest, bytes: bytes.length, sha256, node: engines.node }
}
