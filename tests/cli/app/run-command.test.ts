import { describe, expect, test } from 'vitest'
import { exitCodes } from '../../../cli/problems/exit-code.ts'
import {
  badFile,
  cli,
  cliProcess,
  createFile,
  folder,
  goodFile,
  type RunOptions,
  startCli,
  waitForEnd,
} from '../support/run-cli.ts'
import { html, standInServer } from '../support/stand-in-server.ts'

/** The environment of a command for which Node runs this code first. */
const runningFirst = (code: string): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
})

/** A bug inside a command: reading what a path leads to throws an error that the system never gives. */
const bug = runningFirst(`
  import { Stats } from 'node:fs'
  Stats.prototype.isDirectory = () => { throw new Error('planned fault') }
`)

/** A bug outside of any command, thrown once the command listens to such errors. */
const uncaughtBug = runningFirst(`
  process.on('newListener', name => {
    if (name === 'uncaughtException') setTimeout(() => { throw new Error('planned fault') })
  })
`)

interface Case {
  readonly args: readonly string[]
  readonly options?: RunOptions
  /** In the process of the test, unless the case needs its own. */
  readonly run?: typeof cli
}

const brokenServer = () => standInServer(html(503))

/** The address of a server that has left. */
async function absentServer(): Promise<string> {
  const { url, close } = await brokenServer()
  await close()
  return url
}

/** A command that ends with a result, by exit code. */
const results: readonly (readonly [number, string, () => Case | Promise<Case>, string])[] = [
  [exitCodes.fine, 'a right file', () => ({ args: ['validate', createFile(goodFile)] }), 'valide'],
  [exitCodes.fine, 'a list', () => ({ args: ['schemas'] }), 'Achats des cantines'],
  [exitCodes.refused, 'a wrong file', () => ({ args: ['validate', createFile(badFile)] }), 'à corriger'],
  [
    exitCodes.refused,
    'a wrong file that is not sent',
    () => ({ args: ['import', createFile(badFile)] }),
    'Rien n’a été envoyé',
  ],
  [exitCodes.usage, 'a missing file', () => ({ args: ['validate', 'nulle-part.csv'] }), 'introuvable'],
  [
    exitCodes.network,
    'a server that cannot be reached while files are sent',
    async () => ({
      args: ['import', '--timeout', '0.5', '--server', await absentServer(), createFile(goodFile)],
      options: { env: { MA_CANTINE_TOKEN: 'x' } },
    }),
    'ne répond pas',
  ],
]

/** A command that cannot go on, by exit code. */
const problems: readonly (readonly [number, string, () => Case | Promise<Case>, string, string])[] = [
  [exitCodes.usage, 'an unknown option', () => ({ args: ['validate', '--nope', 'x.csv'] }), 'usage', 'n’existe pas'],
  [exitCodes.usage, 'an unknown kind', () => ({ args: ['schemas', 'bilans'] }), 'unknown-kind', 'n’est pas un type'],
  [exitCodes.signIn, 'a token that is missing', () => ({ args: ['imports'] }), 'token-missing', 'ma-cantine login'],
  [
    exitCodes.network,
    'a server that cannot be reached',
    async () => ({ args: ['imports', '--token', 'x', '--server', await absentServer()] }),
    'server-unreachable',
    'ne répond pas',
  ],
  [
    exitCodes.network,
    'a server that is down',
    async () => ({ args: ['imports', '--token', 'x', '--server', (await brokenServer()).url] }),
    'server-error',
    '503',
  ],
  [
    exitCodes.bug,
    'a bug',
    () => ({ args: ['validate', 'x'], options: { env: bug, cwd: folderWith('x') }, run: cliProcess }),
    'bug',
    'planned fault',
  ],
]

function folderWith(name: string): string {
  const path = folder()
  createFile(goodFile, name, path)
  return path
}

/** What the standard output holds: one JSON document and a line end. */
function onlyDocument(stdout: string): unknown {
  expect(stdout).toMatch(/^[^\n]+\n$/)
  return JSON.parse(stdout)
}

describe('a result', () => {
  test.each(results)('with exit code %i, %s, is on the standard output alone', async (code, _, start, sentence) => {
    const { args, options, run = cli } = await start()
    const { exitCode, stdout, stderr } = await run(args, options)
    expect({ exitCode, stderr }).toEqual({ exitCode: code, stderr: '' })
    expect(stdout).toContain(sentence)
    expect(stdout).toMatch(/[^\n]\n$/)
  })

  test.each(results)('with exit code %i, %s, is one document with --json', async (code, _, start) => {
    const { args, options, run = cli } = await start()
    const { exitCode, stdout, stderr } = await run([...args, '--json'], options)
    expect({ exitCode, stderr }).toEqual({ exitCode: code, stderr: '' })
    expect(onlyDocument(stdout)).not.toHaveProperty('error')
  })

  test('without words leaves both outputs empty', async () => {
    const run = await cli(['validate', '--quiet', createFile(goodFile)])
    expect(run).toEqual({ exitCode: exitCodes.fine, stdout: '', stderr: '' })
  })

  test('with a notice keeps it out of the standard output', async () => {
    const { exitCode, stdout, stderr } = await cli(['fix', '-'], { stdin: goodFile })
    expect({ exitCode, stdout }).toEqual({ exitCode: exitCodes.fine, stdout: goodFile })
    expect(stderr).toContain('entrée standard')
  })

  test('larger than a pipe holds comes whole', async () => {
    const rows = 5_000
    const path = createFile(goodFile + 'x,,,,,,,\n'.repeat(rows))
    const { exitCode, stdout } = await cli(['validate', '--json', '--max-errors', '100000', path])
    expect(exitCode).toBe(exitCodes.refused)
    expect(onlyDocument(stdout)).toMatchObject({ files: [{ errors: { length: rows * 5 } }] })
  })
})

describe('a problem', () => {
  test.each(problems)('with exit code %i, %s, is on the error output alone', async (code, _, start, __, sentence) => {
    const { args, options, run = cli } = await start()
    const { exitCode, stdout, stderr } = await run(args, options)
    expect({ exitCode, stdout }).toEqual({ exitCode: code, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr.match(/✖/g)).toHaveLength(1)
  })

  test.each(problems)(
    'with exit code %i, %s, is one document too with --json',
    async (code, _, start, name, sentence) => {
      const { args, options, run = cli } = await start()
      const { exitCode, stdout, stderr } = await run([...args, '--json'], options)
      expect(exitCode).toBe(code)
      expect(onlyDocument(stdout)).toMatchObject({ error: { code: name } })
      expect(stderr).toContain(sentence)
      expect(stderr.match(/✖/g)).toHaveLength(1)
    },
  )
})

describe('a bug', () => {
  test.each([
    ['in a command', ['validate', 'x'], bug],
    ['outside of any command', ['validate', '-'], uncaughtBug],
  ])('%s ends with 70, and shows where only with MA_CANTINE_DEBUG', async (_, args, env) => {
    const run = (more: NodeJS.ProcessEnv) =>
      // The standard input stays open: nothing else ends the command.
      waitForEnd(startCli(args, { env: { ...env, ...more }, cwd: folderWith('x') }))
    const short = await run({})
    expect(short).toMatchObject({ exitCode: exitCodes.bug, stdout: '' })
    expect(short.stderr).toContain('planned fault')
    expect(short.stderr).not.toMatch(/^ +at /m)
    expect((await run({ MA_CANTINE_DEBUG: '1' })).stderr).toMatch(/^ +at /m)
  })
})

describe('a signal', () => {
  test.each([
    ['SIGINT', exitCodes.interrupted],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends the command with %i and no word, even with --json', async (signal, code) => {
    const child = startCli(['validate', '--json', '-'])
    child.stdin.on('error', () => {})
    // More than a pipe holds: once it is all gone, the command is reading.
    child.stdin.write('x'.repeat(1024 * 1024), () => child.kill(signal))
    expect(await waitForEnd(child)).toEqual({ exitCode: code, stdout: '', stderr: '' })
  })
})
