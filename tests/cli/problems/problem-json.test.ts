import { expect, test } from 'vitest'
import { nextCommands } from '../../../cli/problems/next-commands.ts'
import { buildProgram } from '../../../cli/program.ts'
import { cli, folder } from '../support/run-cli.ts'

/** The object on the standard output, which has nothing else. */
async function errorOf(...args: string[]) {
  const { stdout } = await cli([...args, '--json', '--no-input'], {
    env: { MA_CANTINE_SERVER: 'http://127.0.0.1:9', XDG_CONFIG_HOME: folder() },
  })
  const { error, ...others } = JSON.parse(stdout)
  expect(others).toEqual({})
  return error
}

const texts = { message: expect.stringMatching(/.\.$|:/), hint: expect.any(String) }

test('each failure has a code, a message, a hint, and the command to type next where there is one', async () => {
  expect(await errorOf('validate', 'a.csv', '--strickt')).toEqual({
    ...texts,
    code: 'usage',
    next: 'ma-cantine validate --help',
  })
  expect(await errorOf('canteens')).toEqual({ ...texts, code: 'token-missing', next: 'ma-cantine login' })
  expect(await errorOf('schemas', 'achat')).toEqual({ ...texts, code: 'unknown-kind', next: 'ma-cantine schemas' })
  expect(await errorOf('canteens', 'show', 'x', '--token', 'mc_x')).toEqual({
    ...texts,
    code: 'bad-canteen',
    next: null,
  })
})

test('files that cannot be read have the same shape, in each command on files', async () => {
  for (const verb of ['validate', 'fix', 'convert']) {
    const { stdout } = await cli([verb, 'absent.csv', '--json'])
    const [{ error }] = JSON.parse(stdout).files
    expect(error, verb).toEqual({ ...texts, code: 'file-not-found', next: null })
  }
})

test('each command to type next is one, with options that it has', () => {
  for (const line of new Set(Object.values(nextCommands))) {
    const [, ...words] = line.split(' ')
    const options = words.filter(word => word.startsWith('--'))
    const verbs = words.filter(word => !word.startsWith('--'))
    let command = buildProgram('fr')
    for (const verb of verbs) command = command.commands.find(each => each.name() === verb) ?? expect.fail(line)
    const known = [command, ...command.commands].flatMap(each => each.options.map(({ long }) => long))
    for (const option of options) expect(known, line).toContain(option)
  }
})
