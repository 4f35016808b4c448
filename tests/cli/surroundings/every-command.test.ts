import { spawn } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildProgram } from '../../../cli/program.ts'
import { examplePath } from '../../support/examples.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, folder, mainFile, type Run } from '../support/run-cli.ts'

let server: RunningServer
/** The number of an import that is stored. */
let imported: number
beforeAll(async () => {
  server = await startServer()
  const { stdout } = await cli(['import', examplePath('achats.csv'), '--json'], { env: settings() })
  imported = JSON.parse(stdout).files[0].answer.importId
})
afterAll(() => server.stop())

const settings = () => ({ MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token })

/** Its data, a sentence on the error output, both or neither. */
type Written = 'data' | 'sentence' | 'both' | 'nothing'
const writtenBy = ({ stdout, stderr }: Run): Written =>
  stdout === '' ? (stderr === '' ? 'nothing' : 'sentence') : stderr === '' ? 'data' : 'both'

/** A command line, its exit code, what it writes, and whether it asks something in a terminal. */
type Line = readonly [args: readonly string[], exitCode: number, writes: Written, inTerminal?: 'asks']

const good = 'achats.csv'
const bad = 'achats-nombreuses-erreurs.csv'
const canteen = () => String(server.account.canteens[0]?.id)

/** One line of each command at least, right or wrong: all can be run again. */
const lines = (): Readonly<Record<string, readonly Line[]>> => ({
  validate: [
    [[good], 0, 'data'],
    [[bad], 1, 'data'],
    [['absent.csv'], 2, 'data'],
  ],
  fix: [[[bad, '--dry-run'], 1, 'data']],
  convert: [[[good, '--to', '2026-siret', '--output', '-'], 0, 'both']],
  import: [
    [[bad], 1, 'data'],
    [[good, '--dry-run'], 1, 'data'],
  ],
  'imports list': [[[], 0, 'data']],
  'imports show': [[[String(imported)], 0, 'data']],
  'imports undo': [[['999999'], 2, 'sentence']],
  watch: [[['absent'], 2, 'sentence']],
  'mappings list': [[[], 0, 'data']],
  'mappings show': [[['absent'], 2, 'sentence']],
  'mappings save': [[['compta', '--from', good], 0, 'data']],
  'mappings delete': [[['absent'], 2, 'sentence']],
  'canteens list': [[[], 0, 'data']],
  'canteens show': [[[canteen()], 0, 'data']],
  'canteens export': [[['--output', '-'], 0, 'data']],
  'canteens convert-to-group': [[[canteen(), '--dry-run'], 1, 'sentence']],
  'canteens undo-group': [[[canteen(), '--dry-run'], 1, 'sentence']],
  'canteens leave-group': [[[canteen(), '--dry-run'], 1, 'sentence']],
  'purchases list': [[[], 0, 'data']],
  'purchases add': [[['--canteen', canteen()], 2, 'sentence', 'asks']],
  'purchases delete': [[['999999', '--yes'], 0, 'data']],
  'purchases restore': [[['999999'], 0, 'data']],
  'purchases export': [[['--output', '-'], 0, 'data']],
  'purchases summary': [[['--year', '2024'], 0, 'data']],
  'purchases from-invoice': [[[good], 1, 'sentence']],
  'labels list': [[[], 0, 'data']],
  'labels export': [[['--output', '-'], 0, 'data']],
  'labels correct': [[['Jamais acheté', '--family', 'AUTRES'], 1, 'sentence']],
  'labels forget': [[['Jamais acheté'], 1, 'sentence']],
  'labels sharing': [[[], 0, 'data']],
  'labels recall': [[['Jamais acheté'], 1, 'sentence']],
  'diagnostics list': [[[], 0, 'data']],
  'diagnostics show': [[['999999'], 2, 'sentence']],
  'diagnostics export': [[['--output', '-'], 0, 'data']],
  'waste list': [[[], 0, 'data']],
  'waste show': [[['999999'], 2, 'sentence']],
  'waste export': [[['--output', '-'], 0, 'data']],
  'declare run': [[['--year', '2024'], 0, 'data']],
  'declare check': [[['--year', '2024'], 0, 'data']],
  'inspection show': [[[canteen(), '--year', '2019'], 2, 'sentence']],
  'inspection download': [[[canteen(), '--year', '2019', '--dry-run'], 2, 'sentence']],
  'inspection check': [[[good], 1, 'data']],
  'kitchen-report show': [[[canteen()], 2, 'sentence']],
  'kitchen-report confirm': [[[canteen(), '--dry-run'], 2, 'sentence']],
  'kitchen-report contest': [[[canteen(), '--reason', 'Repas comptés deux fois'], 2, 'sentence']],
  'kitchen-report answers': [[[canteen(), '--year', '2024'], 0, 'data']],
  'requests list': [[[], 0, 'data']],
  'requests show': [[['999999'], 2, 'sentence']],
  'requests send': [
    [['ventes@primeurs.example', '--provider', 'Primeurs du Port', '--canteen', canteen(), '--dry-run'], 0, 'data'],
  ],
  'requests remind': [[['999999'], 2, 'sentence']],
  'requests close': [[['999999', '--dry-run'], 2, 'sentence']],
  'requests download': [[['999999'], 2, 'sentence']],
  'requests proof': [[['999999'], 2, 'sentence']],
  api: [[['GET', '/api/v1/sectors/'], 0, 'data']],
  choose: [[['--answers', 'non'], 0, 'data']],
  schemas: [
    [[], 0, 'data'],
    [['achats'], 0, 'data'],
  ],
  'schemas diff': [[['achats', 'achats_2026_siret'], 0, 'data']],
  template: [[['achats', '--output', '-'], 0, 'data']],
  explain: [[['pattern'], 0, 'data']],
  'certify list': [[[], 0, 'data']],
  'certify show': [[['cas-01'], 0, 'data']],
  'certify run': [[['.'], 1, 'data']],
  'certify verify': [[[good], 1, 'data']],
  serve: [[['--clone', 'absent'], 2, 'sentence']],
  'refs pull': [[[], 0, 'data']],
  'refs show': [[[good], 1, 'data']],
  sectors: [[[], 0, 'data']],
  territories: [[['Occitanie'], 0, 'data']],
  login: [[['--no-browser'], 2, 'sentence', 'asks']],
  logout: [[[], 0, 'data']],
  whoami: [[[], 0, 'data']],
  'tokens list': [[[], 2, 'sentence', 'asks']],
  'tokens create': [[['nuit', '--scope', 'import:write'], 2, 'sentence', 'asks']],
  'tokens revoke': [[['1'], 2, 'sentence', 'asks']],
  'config list': [[[], 0, 'data']],
  'config get': [[['lang'], 0, 'nothing']],
  'config set': [[['lang', 'xx'], 2, 'sentence']],
  'config unset': [[['lang'], 0, 'data']],
  'config path': [[[], 0, 'data']],
  doctor: [[[], 0, 'data']],
  completion: [[['bash'], 0, 'data']],
  man: [[[], 0, 'data']],
})

function namesOf(command: ReturnType<typeof buildProgram>, path: readonly string[]): string[] {
  const verbs = command.commands.flatMap(verb => namesOf(verb, [...path, verb.name()]))
  return verbs.length > 0 ? verbs : [path.join(' ')]
}
const program = buildProgram('fr')
const names = program.commands.flatMap(command => namesOf(command, [command.name()]))

/** An empty folder but for two files. */
function place(): string {
  const cwd = folder()
  for (const name of [good, bad]) copyFileSync(examplePath(name), join(cwd, name))
  return cwd
}

const unattended: readonly (readonly [string, readonly string[], NodeJS.ProcessEnv])[] = [
  ['in a pipe', [], {}],
  ['in a CI', [], { CI: 'true' }],
  ['with --no-input', ['--no-input'], {}],
]

test('each command has its line', () => {
  expect(Object.keys(lines()).sort()).toEqual(expect.arrayContaining(names.sort()))
})

/** Runs in a terminal of 80 columns and 24 lines, where Ctrl-C answers the question that is asked. */
function inTerminal(args: readonly string[], env: NodeJS.ProcessEnv, asks: boolean) {
  const { PATH, HOME, TMPDIR } = process.env
  const sized = 'stty rows 24 cols 80; exec "$@"'
  const program = `import os, pty, sys
sys.exit(os.waitstatus_to_exitcode(pty.spawn(['sh', '-c', ${JSON.stringify(sized)}, 'sh', *sys.argv[1:]])))`
  const child = spawn('python3', ['-c', program, process.execPath, mainFile, ...args], {
    cwd: place(),
    env: { PATH, HOME, TMPDIR, TERM: 'xterm-256color', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let shown = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    shown += chunk
    // A question leaves the cursor on its line.
    if (asks && /[^\r\n]$/.test(stripVTControlCharacters(shown))) child.stdin.write('\u0003')
  })
  return new Promise<{ exitCode: number | null; shown: string }>(resolve =>
    child.on('close', exitCode => resolve({ exitCode, shown })),
  )
}

describe.each(names)('%s', name => {
  test.each(unattended)('%s', async (_, more, variables) => {
    for (const [args, exitCode, writes] of lines()[name] ?? []) {
      const all = [...name.split(' '), ...args, ...more]
      const env = { ...settings(), ...variables, XDG_CONFIG_HOME: folder() }
      const run = await cli(all, { env, cwd: place() })
      expect([all, run.exitCode, writtenBy(run)], run.stderr).toEqual([all, exitCode, writes])
      expect(run.stdout + run.stderr).toBe(stripVTControlCharacters(run.stdout + run.stderr))
      if (writes === 'sentence') expect(run.stderr).toMatch(/^✖ .+\n/)
    }
  })

  test('in a terminal', { tags: 'long' }, async () => {
    for (const [args, exitCode, , question] of lines()[name] ?? []) {
      const all = [...name.split(' '), ...args]
      const env = { ...settings(), XDG_CONFIG_HOME: folder() }
      const run = await inTerminal(all, env, question === 'asks')
      expect([all, run.exitCode], run.shown).toEqual([all, question === 'asks' ? 130 : exitCode])
    }
  })
})
