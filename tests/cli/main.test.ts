import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { badFile, cli, cliProcess, createFile, goodFile, mainFile, startCli, waitForEnd } from './support/run-cli.ts'

describe('the command line', () => {
  test('without a command shows the help, in French, with the exit codes', async () => {
    const { exitCode, stdout, stderr } = await cli([])
    expect(exitCode).toBe(0)
    expect(stderr).toBe('')
    for (const word of [
      'Utilisation :',
      'Vos fichiers :',
      'Vos données enregistrées :',
      'Options :',
      'validate <fichiers...>',
      'Codes de retour :',
    ]) {
      expect(stdout).toContain(word)
    }
    expect(stdout).not.toMatch(/Usage|Options:|Commands:|display|default/)
  })

  test.each(['validate', 'import', 'imports', 'login', 'logout', 'choose', 'schemas', 'template'])(
    'describes the command %s in French',
    async command => {
      const { exitCode, stdout } = await cli([command, '--help'])
      expect(exitCode).toBe(0)
      expect(stdout).toContain(`Utilisation : ma-cantine ${command}`)
      expect(stdout).toContain('Options communes :')
      expect(stdout).not.toMatch(/Usage|Options:|Arguments:|display|default/)
    },
  )

  test('says why a token is safer in a variable than on the command line', async () => {
    const { stdout } = await cli(['import', '--help'])
    expect(stdout.replace(/\s+/g, ' ')).toContain('préférez la variable MA_CANTINE_TOKEN')
  })

  test('gives the version of the package', async () => {
    const manifest = JSON.parse(readFileSync(new URL('../../cli/package.json', import.meta.url), 'utf8'))
    expect(await cli(['--version'])).toEqual({ exitCode: 0, stdout: `${manifest.version}\n`, stderr: '' })
  })

  test.each([
    [['valider'], 'La commande « valider » n’existe pas.'],
    [['validate'], 'Il manque un argument : fichiers.'],
    [['validate', '--shema', 'achats', 'x.csv'], 'L’option « --shema » n’existe pas.'],
    [['validate', 'x.csv', '--schema'], 'Il manque une valeur à l’option « --schema <type> ».'],
    [
      ['validate', 'x.csv', '--schema', 'bilans'],
      'choisissez parmi achats, achats_2026_siret, achats_2026_id, cantines,',
    ],
    [['validate', 'x.csv', '--max-errors', '-1'], 'écrivez un nombre entier, 0 ou plus.'],
    [['import', 'x.csv', '--timeout', '0'], 'écrivez un nombre de secondes'],
    [['validate', 'x.csv', '--lang', 'de'], 'choisissez parmi fr, en.'],
    [['logout', 'x'], 'La commande a reçu trop d’arguments.'],
    [['validate', '-', '-'], 'L’entrée standard (-) ne peut être lue qu’une fois.'],
    [['template', 'bilans'], '« bilans » n’est pas un type de fichier connu.'],
    [['import', 'x.csv', '--server', 'localhost'], '« localhost » n’est pas l’adresse d’un serveur.'],
  ])('badly written, %j, is refused with 2 and one French sentence', async (args, sentence) => {
    const { exitCode, stdout, stderr } = await cli(args)
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(sentence)
    expect(stderr.match(/✖/g)).toHaveLength(1)
    expect(stderr).not.toMatch(/error:|Did you mean/)
  })

  test('badly written proposes what was meant', async () => {
    const { stderr } = await cli(['validate', '--shema', 'achats', 'x.csv'])
    expect(stderr).toContain('Vouliez-vous dire « --schema » ?')
  })

  test('badly written with --json says so in one object too', async () => {
    const { exitCode, stdout } = await cli(['validate', '--json', '--nope', 'x.csv'])
    expect(exitCode).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'usage' } })
  })
})

describe('the language', () => {
  const env = (variables: NodeJS.ProcessEnv) => ({ env: variables })
  test.each([
    ['is French by default', [], {}, 'introuvable'],
    ['is French on a machine without a language', [], { LANG: 'C.UTF-8' }, 'introuvable'],
    ['is English when LANG says so', [], { LANG: 'en_US.UTF-8' }, 'cannot be found'],
    ['follows LC_ALL before LANG', [], { LC_ALL: 'fr_FR.UTF-8', LANG: 'en_GB.UTF-8' }, 'introuvable'],
    ['is the one asked for', ['--lang', 'en'], { LANG: 'fr_FR.UTF-8' }, 'cannot be found'],
    ['is the one asked for, as one word', ['--lang=fr'], { LANG: 'en_GB.UTF-8' }, 'introuvable'],
  ])('%s', async (_, args, variables, word) => {
    const { stdout } = await cli(['validate', 'nulle-part.csv', ...args], env(variables))
    expect(stdout).toContain(word)
  })

  test('of the usage errors is chosen as well', async () => {
    const { stderr } = await cli(['--lang', 'en', 'valider'])
    expect(stderr).toContain('There is no command “valider”.')
  })
})

const escapes = (text: string): boolean => text.includes('\u001b')

// Node and chalk read what decides of them as they start.
describe('colours', () => {
  test('are absent from a pipe', async () => {
    const { stdout } = await cliProcess(['validate', createFile(badFile)])
    expect(escapes(stdout)).toBe(false)
  })

  test('come with FORCE_COLOR, with the terminal’s view', async () => {
    const { stdout } = await cliProcess(['validate', createFile(badFile)], { env: { FORCE_COLOR: '1' } })
    expect(escapes(stdout)).toBe(true)
    expect(stdout).toContain('┃')
  })

  test.each([
    ['NO_COLOR', [], { NO_COLOR: '1', FORCE_COLOR: '1' }],
    ['--no-color', ['--no-color'], { FORCE_COLOR: '1' }],
  ])('never come with %s', async (_, args, env) => {
    const { stdout, stderr } = await cliProcess(['validate', createFile(badFile), ...args], { env })
    expect(escapes(stdout)).toBe(false)
    expect(stderr).toBe('')
  })

  test('are never in JSON', async () => {
    const { stdout } = await cliProcess(['validate', '--json', createFile(badFile)], { env: { FORCE_COLOR: '1' } })
    expect(escapes(stdout)).toBe(false)
    expect(JSON.parse(stdout).valid).toBe(false)
  })
})

/** The Node of the system, where it is older than what the command needs. */
const systemNode = '/usr/bin/node'
const systemMajor = Number(/^v(\d+)/.exec(spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1])

describe('the refusal of an old Node', () => {
  test.skipIf(!(systemMajor < 22)).each([
    ['in a file', [], {}, false],
    ['with NO_COLOR', [], { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['with --no-color', ['--no-color'], { FORCE_COLOR: '1' }, false],
    ['with FORCE_COLOR', [], { FORCE_COLOR: '1' }, true],
  ] as const)('has colours where they are wanted alone: %s', (_, args, env, coloured) => {
    const { status, stderr } = spawnSync(systemNode, [mainFile, 'schemas', ...args], { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, expect.stringContaining('qui est trop ancien')])
    expect(escapes(stderr)).toBe(coloured)
  })
})

describe('a reader that leaves', () => {
  test('ends the command quietly', async () => {
    const path = createFile(goodFile + 'x,,,,,,,\n'.repeat(20_000))
    const child = startCli(['validate', '--json', '--max-errors', '1000000', path])
    child.stdin.end()
    child.stdout.once('data', () => child.stdout.destroy())
    let stderr = ''
    child.stderr.on('data', chunk => {
      stderr += chunk
    })
    const exitCode = await new Promise(resolve => child.on('close', resolve))
    expect(stderr).toBe('')
    expect(exitCode).toBe(1)
  })
})

describe('Ctrl-C', () => {
  test('ends a check with 130 and no word anywhere', async () => {
    const child = startCli(['validate', '-'])
    child.stdin.on('error', () => {})
    // More than a pipe holds: once it is all gone, the command is reading.
    child.stdin.write(goodFile + 'x,,,,,,,\n'.repeat(100_000), () => child.kill('SIGINT'))
    expect(await waitForEnd(child)).toEqual({ exitCode: 130, stdout: '', stderr: '' })
  })
})

test.skipIf(!existsSync('/dev/full'))('an output that cannot be written, on a full disk, is told once, with 2', () => {
  const output = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, [mainFile, 'schemas', '--json'], {
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(output)
  expect(status).toBe(2)
  expect(stderr).toContain('✖ La sortie standard n’a pas pu être écrite en entier (ENOSPC).')
  expect(stderr.match(/✖/g)).toHaveLength(1)
})
