import { expect, test } from 'vitest'
import { examplesOf } from '../../../cli/manual/examples.ts'
import { buildProgram } from '../../../cli/program.ts'
import { cli } from '../support/run-cli.ts'

type Command = ReturnType<typeof buildProgram>

const all = ({ commands }: Command): readonly Command[] => commands.flatMap(command => [command, ...all(command)])

/** Parses a line, and runs nothing. */
function parse(line: string): void {
  const program = buildProgram('fr')
  for (const command of all(program)) command.exitOverride().action(() => {})
  const [typed = ''] = line.split(/ [|<]| >> /)
  program.parse(typed.split(' ').slice(1), { from: 'user' })
}

test.each(all(buildProgram('fr')).map(command => [command.name(), command] as const))(
  'the examples of %s are lines that it understands',
  (_, command) => {
    const lines = examplesOf(command)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(() => parse(line), line).not.toThrow()
      // On a screen of 80 columns, behind two spaces.
      expect(line.length, line).toBeLessThanOrEqual(78)
    }
  },
)

test('a line with an option that does not exist is noticed', () => {
  expect(() => parse('ma-cantine validate achats.csv --rapport x')).toThrow('--rapport')
})

test('they come before the arguments and the options, in the help and in the manual', async () => {
  const { stdout } = await cli(['import', '--help'])
  expect(stdout.indexOf('  ma-cantine import --dry-run achats.csv\n')).toBeGreaterThan(0)
  expect(stdout.indexOf('Exemples :')).toBeLessThan(stdout.indexOf('Arguments :'))
  expect((await cli(['man', '--lang', 'en'])).stdout).toContain('ma\\-cantine import \\-\\-dry\\-run achats.csv')
})
