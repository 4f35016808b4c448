import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ToolsIndex } from '@ma-cantine/lib/developers/tools'
import { freePort } from '../server/support/free-port.ts'
import { startTestServer, type TestServer } from '../server/support/test-server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const packages = ['lib', 'cli'] as const
/** Whether a folder is missing in a fresh clone: installed, built, or left for a moment by other tests (hidden). */
const isGenerated = (name: string) =>
  name.startsWith('.') || ['node_modules', 'dist', 'bundle', 'generated', 'tools'].includes(name)

export interface InstalledPackages {
  /** The folder where the packages are installed, alone. */
  readonly folder: string
  /** Origin of the running server that offers them. */
  readonly url: string
  /** That server. */
  readonly server: TestServer
  /** Writes the tools again from the same sources, and returns their digests. */
  rebuild(): Promise<string>
  /** Stops the server and removes all files. */
  remove(): Promise<void>
}

/** Builds lib and cli from their sources, as in a fresh clone, and installs both from a server in an empty folder. */
export async function installPackages(): Promise<InstalledPackages> {
  const place = mkdtempSync(join(tmpdir(), 'ma-cantine-packages-'))
  const clone = cloneSources(join(place, 'clone'))
  const tools = join(clone, 'cli/tools')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let stopServer = async () => {}
  const remove = async () => {
    await stopServer()
    rmSync(place, { recursive: true, force: true })
  }
  try {
    await npm(clone, ['run', 'build:packages'])
    const rebuild = async () => {
      await run(process.execPath, ['cli/build/tools.ts'], clone)
      await run(process.execPath, ['cli/build/executable.ts'], clone)
      return readFileSync(join(tools, 'SHA256SUMS'), 'utf8')
    }
    await rebuild()
    const server = await startTestServer({ PUBLIC_URL: url }, { toolsFolder: tools })
    stopServer = () => server.close()
    await server.app.listen({ host: '127.0.0.1', port })

    const folder = join(place, 'installed')
    mkdirSync(folder)
    const [manifest, lock] = await project(url)
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    await npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...npmOptions])
    return { folder, url, server, rebuild, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** npm's cache from our own installation is enough; when it is gone and the registry is down, npm fails fast. */
export const npmOptions = [
  '--prefer-offline',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-timeout=20000',
]

/** Copies the sources, and links the dependencies that are installed here. */
function cloneSources(clone: string): string {
  const link = (folder: string) => {
    mkdirSync(join(clone, folder), { recursive: true })
    for (const name of readdirSync(join(root, folder)))
      if (name !== '@ma-cantine') symlinkSync(join(root, folder, name), join(clone, folder, name))
  }
  for (const name of [
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'wrong-arrow.d.ts',
    'schemas',
    'examples',
    'web/tsconfig.json',
  ])
    cpSync(join(root, name), join(clone, name), { recursive: true })
  link('node_modules')
  mkdirSync(join(clone, 'node_modules/@ma-cantine'))
  for (const name of ['lib', 'server', 'cli']) {
    cpSync(join(root, name), join(clone, name), { recursive: true, filter: path => !isGenerated(basename(path)) })
    symlinkSync(join(clone, name), join(clone, 'node_modules/@ma-cantine', name))
    if (readdirSync(join(root, name)).includes('node_modules')) link(join(name, 'node_modules'))
  }
  return clone
}

interface LockedPackage {
  readonly version: string
  readonly link?: boolean
  readonly devDependencies?: unknown
}

/**
 * Writes package.json and lock file of a project that has the two packages of a server, with the versions of our own
 * lock file: npm finds them in its cache, and drops what the packages do not declare.
 */
async function project(server: string): Promise<[manifest: unknown, lock: unknown]> {
  const { tools } = (await (await fetch(`${server}/outils/index.json`)).json()) as ToolsIndex
  const ours: Record<string, LockedPackage> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const locked: Record<string, unknown> = {}
  for (const [path, entry] of Object.entries(ours)) {
    const [, owner, rest] = /^(?:(lib|cli)\/)?(node_modules\/.+)$/.exec(path) ?? []
    if (rest && !entry.link) locked[owner ? `node_modules/@ma-cantine/${owner}/${rest}` : rest] = entry
  }
  const dependencies: Record<string, string> = {}
  for (const name of packages) {
    const { devDependencies, ...entry } = ours[name] as LockedPackage
    const offered = tools.find(tool => tool.file.endsWith('.tgz') && tool.name === `@ma-cantine/${name}`)
    const resolved = `${server}/outils/${offered?.file}`
    locked[`node_modules/@ma-cantine/${name}`] = { ...entry, resolved }
    dependencies[`@ma-cantine/${name}`] = resolved
  }
  const manifest = { private: true, type: 'module', dependencies }
  return [manifest, { lockfileVersion: 3, requires: true, packages: { '': { dependencies }, ...locked } }]
}

/** Runs npm with the Node of the tests. */
async function npm(cwd: string, args: readonly string[]): Promise<void> {
  const hint = args[0] === 'install' ? ' Without its cache, npm needs its registry.' : ''
  await run('npm', args, cwd, hint)
}

async function run(program: string, args: readonly string[], cwd: string, hint = ''): Promise<void> {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }
  try {
    await promisify(execFile)(program, args, { cwd, env, timeout: 90_000 })
  } catch (error) {
    const { killed, stdout, stderr } = error as { killed?: boolean; stdout?: string; stderr?: string }
    const why = killed ? 'it took more than 90 s.' : `${stdout}${stderr}`
    throw new Error(`${program} ${args[0]} failed: ${why}${hint}`)
  }
}
