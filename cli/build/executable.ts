/**
 * Adds to cli/tools the command as one program for Linux, which holds Node (a single executable application). It needs
 * the other tools, and is made of the Node that runs it.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ToolsIndex, toolsIndexFile } from '../../lib/developers/tools.ts'
import { toolOf, toolsFolder, writeIndex } from './tools-folder.ts'

const postject = fileURLToPath(new URL('../../node_modules/postject/dist/cli.js', import.meta.url))

/** By which Node knows that it holds a program. */
const sentinelFuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

const system = `${process.platform}-${process.arch}`
if (system !== 'linux-x64') throw new Error(`The executable is made on linux-x64, and this is ${system}.`)
const indexFile = join(toolsFolder, toolsIndexFile)
if (!existsSync(indexFile)) throw new Error('There are no tools yet: run `npm run build` first.')
const { tools } = ToolsIndex.parse(JSON.parse(readFileSync(indexFile, 'utf8')))
const commandFile = tools.find(({ kind }) => kind === 'commandFile')
if (!commandFile) throw new Error(`${indexFile} lists no command in one file: run \`npm run build\` again.`)

const place = mkdtempSync(join(toolsFolder, '.executable-'))
try {
  const [program, notice, digest] = ['program.mjs', 'notice.txt', 'digest'].map(name => join(place, name)) as [
    string,
    string,
    string,
  ]
  copyFileSync(join(toolsFolder, commandFile.file), program)
  writeFileSync(
    notice,
    readFileSync(new URL('node-notice.txt', import.meta.url), 'utf8').replaceAll('VERSION', process.version),
  )
  writeFileSync(digest, createHash('sha256').update(readFileSync(program)).digest('hex'))
  const settings = {
    main: fileURLToPath(new URL('executable-start.cjs', import.meta.url)),
    output: join(place, 'blob'),
    disableExperimentalSEAWarning: true,
    assets: { program, notice, digest },
  }
  writeFileSync(join(place, 'sea.json'), JSON.stringify(settings))
  execFileSync(process.execPath, ['--experimental-sea-config', join(place, 'sea.json')], { stdio: 'ignore' })
  const executable = join(place, 'executable')
  copyFileSync(process.execPath, executable)
  const put = [postject, executable, 'NODE_SEA_BLOB', settings.output, '--sentinel-fuse', sentinelFuse]
  execFileSync(process.execPath, put, { stdio: 'ignore' })
  chmodSync(executable, 0o755)
  const file = `ma-cantine-${commandFile.version}-${system}`
  renameSync(executable, join(toolsFolder, file))
  const tool = toolOf(toolsFolder, { kind: 'executable', workspace: 'cli', file, latest: `ma-cantine-${system}` })
  writeIndex(toolsFolder, [tool, ...tools.filter(({ kind }) => kind !== 'executable')])
} finally {
  rmSync(place, { recursive: true, force: true })
}
