/** @module-tag long */
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { referenceFile } from '@ma-cantine/lib/certification/reference-file'
import { type ToolKind, ToolsIndex } from '@ma-cantine/lib/developers/tools'
import { certificationSuite } from '@ma-cantine/lib/generated/certification-suite'
import { reportFormats } from '@ma-cantine/lib/reports/report-format'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { withLibrary } from '../../web/developers/snippets/typescript.ts'
import { toolCommands } from '../../web/developers/tool-commands.ts'
import { tilleuls } from '../server/support/sirets.ts'
import { examplePath } from '../support/examples.ts'
import { file } from '../support/files.ts'
import { type InstalledPackages, installPackages, npmOptions } from '../support/installed-packages.ts'
import { node22 } from '../support/node-22.ts'
import { readmePrograms } from '../support/readme-programs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

let installed: InstalledPackages
beforeAll(async () => {
  installed = await installPackages()
  for (const name of ['achats.csv', 'achats-nombreuses-erreurs.csv', 'achats.xlsx'])
    copyFileSync(examplePath(name), join(installed.folder, name))
}, 240_000)
afterAll(() => installed?.remove())

/** A file of the CI kit: that of GitHub has `runs`, that of GitLab a job. */
interface Kit {
  readonly runs?: { readonly steps: readonly { readonly run: string }[] }
  readonly 'ma-cantine'?: { readonly before_script: readonly string[] }
}

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const folderOf = (name: string) => join(installed.folder, 'node_modules/@ma-cantine', name)
const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))
const filesOf = (name: string) =>
  readdirSync(folderOf(name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folderOf(name).length + 1))
    .filter(path => !path.startsWith('node_modules'))

interface Run {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program in the folder of the installation, on the Node of the tests and away from the user's settings. */
async function run(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<Run> {
  const { PATH, HOME, TMPDIR } = process.env
  const path = `${dirname(process.execPath)}:${PATH}`
  const env = { PATH: path, HOME, TMPDIR, XDG_CONFIG_HOME: '/nowhere', ...variables }
  try {
    const output = await promisify(execFile)(program, args, { cwd: installed.folder, env })
    return { exitCode: 0, ...output }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string }
    return { exitCode: typeof code === 'number' ? code : -1, stdout, stderr }
  }
}

const maCantine = (args: readonly string[], variables?: NodeJS.ProcessEnv) =>
  run('node_modules/.bin/ma-cantine', args, variables)

describe.each([
  ['lib', /^(package\.json|README\.md|LICENSE|dist\/.+\.js|dist\/.+\.d\.ts)$/],
  ['cli', /^(package\.json|README\.md|LICENSE|ma-cantine\.js|bundle\/.+\.js|bundle\/ma-cantine\.1)$/],
])('the package %s', (name, allowed) => {
  test('holds what runs, its types, its README and its licence, and nothing else', () => {
    const files = filesOf(name)
    expect(files.filter(path => !allowed.test(path))).toEqual([])
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', ...(name === 'cli' ? ['bundle/ma-cantine.1'] : [])]),
    )
  })

  test('holds all the files it imports, and declares all the packages it imports and no other', () => {
    const manifest = manifestOf(name)
    const imported = new Set<string>()
    for (const path of filesOf(name).filter(path => /\.[jt]s$/.test(path))) {
      for (const named of importsIn(path, readFileSync(join(folderOf(name), path), 'utf8'))) {
        if (!named.startsWith('.')) imported.add(named)
        else expect([path, existsSync(join(folderOf(name), dirname(path), named))]).toEqual([path, true])
      }
    }
    for (const { default: behind = '' } of Object.values(manifest.imports ?? {})) imported.add(behind)
    const packages = [...imported].filter(named => !isBuiltin(named) && !named.startsWith('#')).map(packageOf)
    expect([...new Set(packages)].sort()).toEqual(Object.keys(manifest.dependencies).sort())
  })
})

/** What a compiled file imports; a type's file is named as its source was. */
function importsIn(path: string, code: string): string[] {
  const statements = /^(?:import|export)\b(?:[^'"]*?\bfrom)? ?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm
  const uncommented = code.replace(/^\/\*\*.*\*\/$/gm, '')
  const names = [...uncommented.matchAll(statements)].map(([, named, loaded]) => named ?? loaded ?? '')
  return path.endsWith('.d.ts') ? names.map(named => named.replace(/^(\..*)\.ts$/, '$1.d.ts')) : names
}

/** The commands that the developer page gives to copy. */
async function commandsOf(kind: ToolKind): Promise<readonly string[]> {
  const { tools } = ToolsIndex.parse(await (await fetch(`${installed.url}/outils/index.json`)).json())
  const tool = tools.find(tool => tool.kind === kind) ?? expect.fail(`no ${kind}`)
  return toolCommands[kind](tool, installed.url)
}

/** Known by the packages of their types, which are all there is. */
const typesAlone = ['mdast']

function packageOf(named: string): string {
  const name = named.split('/', named.startsWith('@') ? 2 : 1).join('/')
  return typesAlone.includes(name) ? `@types/${name}` : name
}

/** Writes a file that the command shares out among its threads. Returns its number of rows. */
function writeLargeFile(name: string): number {
  const once = file('achats', Array<Record<string, string>>(1000).fill({}))
  const [header = '', rows = ''] = [once.slice(0, once.indexOf('\n') + 1), once.slice(once.indexOf('\n') + 1)]
  const times = Math.ceil((33 * 1024 * 1024) / rows.length)
  writeFileSync(join(installed.folder, name), header + rows.repeat(times))
  return 1000 * times
}

test('the command, which holds the library, has its version', () => {
  expect(manifestOf('cli').version).toBe(manifestOf('lib').version)
})

describe('the installed command', () => {
  test('runs through npx', async () => {
    expect(await run('npx', ['--no', 'ma-cantine', 'validate', 'achats.csv'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('✔ achats.csv — valide'),
    })
  })

  test('tells its version', async () => {
    expect(await maCantine(['--version'])).toEqual({
      exitCode: 0,
      stdout: `${manifestOf('cli').version}\n`,
      stderr: '',
    })
  })

  test.each([
    ['achats.csv', 0, true, 12],
    ['achats-nombreuses-erreurs.csv', 1, false, 8],
    ['achats.xlsx', 0, true, 12],
  ])('checks %s', async (name, exitCode, valid, rows) => {
    const { stdout, ...rest } = await maCantine(['validate', '--json', name])
    expect(rest).toEqual({ exitCode, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ valid, files: [{ file: name, valid, rows }] })
  })

  test('checks a large file with its threads', async () => {
    const rows = writeLargeFile('grand.csv')
    const { exitCode, stdout, stderr } = await maCantine(['validate', '--json', 'grand.csv'])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, files: [{ rows }] })
  })

  test('runs on the oldest Node that it promises', async () => {
    const command = ['node_modules/.bin/ma-cantine', 'validate', 'achats.csv']
    expect(await run(node22(), command)).toMatchObject({ exitCode: 0, stderr: '' })
  })

  test('has the views of the terminal', async () => {
    const { exitCode, stdout } = await maCantine(['validate', 'achats-nombreuses-erreurs.csv'], { FORCE_COLOR: '1' })
    expect(exitCode).toBe(1)
    expect(stdout).toContain('\u001b')
    expect(stdout).toContain('┃')
  })

  test.each([
    [[], 'ne fonctionne pas avec Node 20.20.2'],
    [['--lang', 'en'], 'does not run on Node 20.20.2'],
  ])('says which version of Node it needs, %j', async (args, sentence) => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })"
    const command = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'node_modules/.bin/ma-cantine']
    const { exitCode, stdout, stderr } = await run(process.execPath, [...command, 'validate', 'achats.csv', ...args])
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toContain(sentence)
  })

  test('describes the kinds of files', async () => {
    const { stdout } = await maCantine(['schemas', '--json'])
    expect(JSON.parse(stdout).schemas).toHaveLength(17)
  })

  test('mends, explains and writes every report', async () => {
    const bad = 'achats-nombreuses-erreurs.csv'
    expect((await maCantine(['fix', '--dry-run', bad])).stderr).toBe('')
    expect(await maCantine(['explain', 'enum'])).toMatchObject({ exitCode: 0, stderr: '' })
    const reports = reportFormats.flatMap(format => ['--report', `${format}=rapport.${format}`])
    expect(await maCantine(['validate', ...reports, bad])).toMatchObject({ exitCode: 1, stderr: '' })
  })

  test('has the suite of vendors, and says where the demonstration server is', () => expectVendorCommands(maCantine))

  test('checks by a schema of the user’s own', async () => {
    const fields = [{ name: 'code', type: 'string', constraints: { pattern: '[A-Z][0-9]+' } }]
    writeFileSync(join(installed.folder, 'codes.json'), JSON.stringify({ fields }))
    writeFileSync(join(installed.folder, 'codes.csv'), 'code\nA1\nb2\n')
    const { exitCode, stdout } = await maCantine(['validate', '--json', '--schema', 'codes.json', 'codes.csv'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).files[0].errors).toMatchObject([{ row: 3, code: 'pattern', value: 'b2' }])
  })

  test('sends through its own network client', async () => {
    const args = ['import', 'achats.csv', '--server', 'http://127.0.0.1:9', '--json']
    const { exitCode, stdout } = await maCantine(args, { MA_CANTINE_TOKEN: 'jeton' })
    expect(exitCode).toBe(5)
    expect(JSON.parse(stdout)).toMatchObject({ files: [{ file: 'achats.csv' }] })
  })
})

/** What vendors need of the command, however it came to them. */
async function expectVendorCommands(command: (args: readonly string[]) => Promise<Run>): Promise<void> {
  const place = join(installed.folder, 'exports')
  mkdirSync(place, { recursive: true })
  for (const each of certificationSuite.cases) writeFileSync(join(place, `${each.name}.csv`), referenceFile(each))
  expect(await command(['certify', 'run', place])).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await command(['serve'])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('npm ci && npm run build'),
  })
}

describe('the command in one file', () => {
  const nodes: readonly (readonly [string, () => string])[] = [
    ['22', node22],
    ['24', () => process.execPath],
  ]
  beforeAll(async () => {
    mkdirSync(join(installed.folder, 'seul'))
    copyFileSync(examplePath('achats.csv'), join(installed.folder, 'seul/achats.csv'))
    const script = ['cd seul', ...(await commandsOf('commandFile'))].join('\n')
    const { exitCode, stdout } = await run('sh', ['-ec', script])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('ma-cantine.mjs: OK\n')
    expect(stdout).toContain('✔ achats.csv — valide')
  })

  test.each(nodes)('needs nothing else, on Node %s', async (major, node) => {
    const version = await run(node(), ['--version'])
    expect(version.stdout).toMatch(new RegExp(`^v${major}\\.`))
    expect(await run(node(), ['seul/ma-cantine.mjs', 'validate', 'achats.csv'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('✔ achats.csv — valide'),
      stderr: '',
    })
    const mistakes = await run(node(), ['seul/ma-cantine.mjs', 'validate', 'achats-nombreuses-erreurs.csv'], {
      FORCE_COLOR: '1',
    })
    expect(mistakes).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('┃'), stderr: '' })
  })

  test('reads workbooks and calls a server', async () => {
    expect(await run(process.execPath, ['seul/ma-cantine.mjs', 'validate', 'achats.xlsx'])).toMatchObject({
      exitCode: 0,
    })
    const args = ['seul/ma-cantine.mjs', 'import', 'achats.csv', '--server', 'http://127.0.0.1:9', '--json']
    expect(await run(process.execPath, args, { MA_CANTINE_TOKEN: 'jeton' })).toMatchObject({ exitCode: 5 })
  })

  test('checks a large file with its threads', async () => {
    const rows = writeLargeFile('grand.csv')
    const { exitCode, stdout, stderr } = await run(process.execPath, [
      'seul/ma-cantine.mjs',
      'validate',
      '--json',
      'grand.csv',
    ])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, files: [{ rows }] })
  })

  test('has the suite of vendors, and says where the demonstration server is', () =>
    expectVendorCommands(args => run(process.execPath, ['seul/ma-cantine.mjs', ...args])))

  test('carries the licences of what it holds', () => {
    const text = readFileSync(join(installed.folder, 'seul/ma-cantine.mjs'), 'utf8')
    const notices = text.slice(text.lastIndexOf('\n/*\n'))
    for (const name of ['ajv', 'csv-parse', 'ink', 'react', 'undici', 'zod']) {
      expect(notices).toMatch(new RegExp(`(^|, )${name} \\d+\\.\\d+\\.\\d+`, 'm'))
    }
    expect(notices).toContain('Permission is hereby granted')
  })
})

describe('the command as one program', () => {
  const program = './programme/ma-cantine-linux-x64'
  const caches = () => join(installed.folder, 'caches')
  const call = (args: readonly string[], variables: NodeJS.ProcessEnv = {}) =>
    run('sh', ['-c', `exec ${program} "$@"`, 'sh', ...args], {
      PATH: '/usr/bin:/bin',
      XDG_CACHE_HOME: caches(),
      ...variables,
    })

  test('is fetched and run with the commands of the page, without Node', async () => {
    mkdirSync(join(installed.folder, 'programme'))
    copyFileSync(examplePath('achats.csv'), join(installed.folder, 'programme/achats.csv'))
    const script = ['cd programme', ...(await commandsOf('executable'))].join('\n')
    const { exitCode, stdout } = await run('sh', ['-ec', script], { PATH: '/usr/bin:/bin', XDG_CACHE_HOME: caches() })
    expect(exitCode).toBe(0)
    expect(stdout).toContain('ma-cantine-linux-x64: OK\n')
    expect(stdout).toContain('✔ achats.csv — valide')
  })

  test('checks a large file with its threads', async () => {
    const rows = writeLargeFile('grand.csv')
    const { exitCode, stdout, stderr } = await call(['validate', '--json', 'grand.csv'])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, files: [{ rows }] })
  })

  test('has the suite of vendors, and says where the demonstration server is', () => expectVendorCommands(call))

  test('runs its own command alone: what somebody changed in the caches is written anew', async () => {
    const [cached = ''] = readdirSync(join(caches(), 'ma-cantine')).filter(name => name.endsWith('.mjs'))
    writeFileSync(join(caches(), 'ma-cantine', cached), 'console.log("autre")')
    expect((await call(['--version'])).stdout).toBe(`${manifestOf('cli').version}\n`)
  })

  test('runs where there is no place for caches, and leaves nothing', async () => {
    const temporary = join(installed.folder, 'temporaire')
    mkdirSync(temporary)
    // The place of a folder is taken by a file.
    const without = { XDG_CACHE_HOME: join(installed.folder, 'achats.csv'), TMPDIR: temporary }
    expect(await call(['validate', 'achats.csv'], without)).toMatchObject({ exitCode: 0, stderr: '' })
    expect(readdirSync(temporary).filter(name => name.startsWith('ma-cantine'))).toEqual([])
  })
})

test('the application of the example comes whole, with the command of the page', async () => {
  const [fetchIt = ''] = await commandsOf('oauthExample')
  expect(await run('sh', ['-ec', fetchIt])).toMatchObject({ exitCode: 0 })
  expect(readdirSync(join(installed.folder, 'package')).sort()).toEqual([
    'README.md',
    'app.ts',
    'ma-cantine.ts',
    'package.json',
  ])
})

test('the same sources give the same tools', async () => {
  const offered = await (await fetch(`${installed.url}/outils/SHA256SUMS`)).text()
  expect(await installed.rebuild()).toBe(offered)
})

describe.each([
  ['GitHub action', 'github/action.yml', 'SERVER'],
  ['GitLab template', 'gitlab/ma-cantine.gitlab-ci.yml', 'MA_CANTINE_SERVER'],
])('the %s', (_, path, variable) => {
  test('installs the command of the server that it names', async () => {
    const { runs, 'ma-cantine': job }: Kit = parse(readFileSync(join(root, 'examples/ci', path), 'utf8'))
    const script = runs?.steps[0]?.run ?? job?.before_script[0] ?? ''
    const prefix = join(installed.folder, variable)
    mkdirSync(prefix)
    const options = npmOptions.map(option => option.slice(2).split('='))
    const variables = Object.fromEntries(
      options.map(([name = '', value = 'true']) => [`npm_config_${name.replaceAll('-', '_')}`, value]),
    )
    const PATH = [dirname(process.execPath), ...(process.env.PATH ?? '').split(':')]
      .filter(folder => !existsSync(join(folder, 'ma-cantine')))
      .join(':')
    // npm reaches its registry as the machine is set to.
    const env = { ...process.env, ...variables, PATH, npm_config_prefix: prefix, [variable]: `${installed.url}/` }
    expect(await run('sh', ['-ec', script], env)).toMatchObject({ exitCode: 0 })
    expect(await run(join(prefix, 'bin/ma-cantine'), ['--version'])).toMatchObject({
      exitCode: 0,
      stdout: `${manifestOf('cli').version}\n`,
    })
  })
})

describe('the installed library', () => {
  test('runs the program of the developer page', async () => {
    const person = await installed.server.addPerson()
    await installed.server.addCanteen(tilleuls, [person], { name: 'Les Tilleuls' })
    writeFileSync(
      join(installed.folder, withLibrary.file?.name ?? ''),
      withLibrary.code(installed.url).replaceAll('achats.csv', 'mes-achats.csv'),
    )
    writeFileSync(join(installed.folder, 'mes-achats.csv'), file('achats', [{}, {}]))
    const [, token] = person.headers.authorization.split(' ')
    expect(await run('sh', ['-ec', withLibrary.file?.run ?? ''], { MA_CANTINE_TOKEN: token })).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/^\d+ Les Tilleuls\ncreated: 2\n$/),
      stderr: '',
    })
    expect(await installed.server.count('purchases')).toBe(0)
  })

  test('runs the program of the README', async () => {
    writeFileSync(join(installed.folder, 'node.ts'), readmePrograms.node)
    const { stdout, stderr } = await run(process.execPath, ['node.ts'])
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^true 12 0 [0-9a-f]{64}\n$/)
  })

  test.each([
    ['Node', readmePrograms.node, { module: 'NodeNext', lib: ['ES2024'], types: ['node'] }],
    [
      'a browser',
      readmePrograms.browser,
      { module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2024', 'DOM'], types: [] },
    ],
  ])('brings types, all of them sound, to the program of the README for %s', async (place, program, options) => {
    const name = place.replaceAll(' ', '-')
    writeFileSync(join(installed.folder, `${name}.ts`), program)
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'ES2024',
      typeRoots: [join(root, 'node_modules/@types')],
      ...options,
    }
    const config = join(installed.folder, `tsconfig.${name}.json`)
    writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
    expect(await run(process.execPath, [resolve(root, 'node_modules/.bin/tsc'), '-p', config])).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: '',
    })
  })
})
