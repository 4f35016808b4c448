import { describe, expect, test } from 'vitest'
import { buildProgram } from '../../../cli/program.ts'
import { cli } from '../support/run-cli.ts'

/** What a reader sees of a line of roff. */
const plain = (line: string) =>
  line
    .replace(/^\.(?:SS|SH|B|TH) /, '')
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('\\-', '-')
    .replaceAll('\\~', ' ')
    .replaceAll('\\(dq', '"')
    .replaceAll('\\e', '\\')
    .replace(/^\\&/, '')

describe.each(['fr', 'en'] as const)('the manual page in %s', locale => {
  const page = async () => (await cli(['man', '--lang', locale])).stdout

  test('has all commands with their verbs and options', async () => {
    const lines = (await page()).split('\n')
    const terms = new Set(lines.map(plain))
    const program = buildProgram(locale)
    for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
      if (command !== program) {
        const parents = command.parent === program ? '' : `${command.parent?.name()} `
        expect(terms).toContain(`ma-cantine ${parents}${command.name()} ${command.usage()}`)
      }
      const { visibleOptions, optionTerm } = program.createHelp()
      for (const option of visibleOptions.call(program.createHelp(), command)) {
        if (command === program || option.long !== '--help') expect(terms).toContain(optionTerm(option))
      }
    }
  })

  test('holds no macro but those of `man`, and nothing that roff would take for a command', async () => {
    const macros = /^\.(?:TH|SH|SS|TP|B|nf|fi|ad l|nh)(?: |$)/
    for (const line of (await page()).split('\n')) {
      if (line.startsWith('.')) expect(line).toMatch(macros)
      expect(line).not.toMatch(/^'/)
      expect(line.replaceAll(/\\(?:-|~|e|&|\(dq)/g, '')).not.toContain('\\')
    }
  })
})

test('the manual page begins with what programs index', async () => {
  const { exitCode, stdout } = await cli(['man'])
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/^\.TH "MA\\-CANTINE" 1 /)
  expect(stdout).toMatch(/^\.SH "NOM"\nma\\-cantine \\- Vérifie/m)
})
