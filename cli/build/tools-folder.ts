import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Tool,
  type ToolKind,
  type ToolsIndex,
  toolsDigestFile,
  toolsIndexFile,
} from '../../lib/developers/tools.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the server offers under /outils/. */
export const toolsFolder = join(root, 'cli/tools')

interface Manifest {
  readonly name: string
  readonly version: string
  readonly engines: { readonly node: string }
}
export const manifestOf = (workspace: string): Manifest =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))

interface WrittenTool {
  readonly kind: ToolKind
  /** The package that it comes from. */
  readonly workspace: string
  readonly file: string
  readonly latest: string
}

/** Describes a tool whose file is in a folder. */
export function toolOf(folder: string, { kind, workspace, file, latest }: WrittenTool): Tool {
  const { name, version, engines } = manifestOf(workspace)
  const bytes = readFileSync(join(folder, file))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    kind,
    name,
    version,
    file,
    latest,
    bytes: bytes.length,
    sha256,
    node: kind === 'executable' ? null : engines.node,
  }
}

/** Writes the list of the tools of a folder, and their digests. */
export function writeIndex(folder: string, tools: readonly Tool[]): void {
  const index: ToolsIndex = { tools: [...tools] }
  writeFileSync(join(folder, toolsIndexFile), `${JSON.stringify(index, null, 2)}\n`)
  const digests = tools.flatMap(({ sha256, file, latest }) => [file, latest].map(name => `${sha256}  ${name}\n`))
  writeFileSync(join(folder, toolsDigestFile), digests.join(''))
}
