import type { Command, Help, Option } from 'commander'
import type { Words } from '../words/fr.ts'
import { examplesOf } from './examples.ts'

/** The manual page of the program, in roff with the macros of `man`: what `--help` tells, of all commands. */
export function manPage(program: Command, { manual, help }: Words, version: string): string {
  const name = program.name()
  const helper = program.createHelp()
  return [
    `.TH ${quoted(name.toUpperCase())} 1 "" ${quoted(`${name} ${version}`)} ${quoted(manual.collection)}`,
    // Ragged, and without hyphens: an option that is cut cannot be copied.
    '.ad l',
    '.nh',
    `.SH ${quoted(manual.name)}`,
    text(`${name} - ${program.description()}`),
    `.SH ${quoted(manual.synopsis)}`,
    `.B ${text(name)}`,
    text(help.programUsage.replace(`${name} `, '')),
    `.SH ${quoted(manual.options)}`,
    ...optionsOf(program, helper),
    `.SH ${quoted(manual.commands)}`,
    ...program.commands.flatMap(command => commandLines(command, helper, name)),
    `.SH ${quoted(manual.exitCodes)}`,
    ...verbatim(help.exitCodes),
    '',
  ].join('\n')
}

function commandLines(command: Command, helper: Help, parent: string): string[] {
  const path = `${parent} ${command.name()}`
  return [
    `.SS ${quoted(`${path} ${command.usage()}`)}`,
    text(command.description()),
    ...verbatim(examplesOf(command).join('\n')),
    ...helper
      .visibleArguments(command)
      .flatMap(argument => described(helper.argumentTerm(argument), helper.argumentDescription(argument))),
    ...optionsOf(command, helper, ({ long }) => long !== '--help'),
    ...command.commands.flatMap(verb => commandLines(verb, helper, path)),
  ]
}

const optionsOf = (command: Command, helper: Help, isTold: (option: Option) => boolean = () => true): string[] =>
  helper
    .visibleOptions(command)
    .filter(isTold)
    .flatMap(option => described(helper.optionTerm(option), helper.optionDescription(option)))

const described = (term: string, description: string): string[] => ['.TP', `.B ${text(term)}`, text(description)]

const verbatim = (lines: string): string[] => ['.nf', ...lines.trim().split('\n').map(text), '.fi']

/**
 * A backslash would begin a command, a hyphen be typeset as a dash, a first point or apostrophe be a macro. Lines do not break
 * inside of French quotes and before French punctuation.
 */
const text = (plain: string): string =>
  plain
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/« /g, '«\\~')
    .replace(/ ([»:;?!])/g, '\\~$1')
    .replace(/^([.'])/, '\\&$1')

/** An argument of a macro. */
const quoted = (plain: string): string => `"${text(plain).replaceAll('"', '\\(dq')}"`
