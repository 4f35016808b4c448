import type { CommanderError } from 'commander'
import type { Problem } from '../problems/problem.ts'
import type { Words } from '../words/fr.ts'

/**
 * Translates an error of commander, which writes English alone and puts names between single quotes. An unknown code
 * keeps its English sentence.
 */
export function usageProblem({ code, message }: CommanderError, command: string, words: Words): Problem {
  const { usage } = words
  const [first = ''] = /'([^']*)'/.exec(message)?.slice(1) ?? []
  const suggestion = /\(Did you mean (?:one of )?(.+?)\?\)/.exec(message)?.[1]
  const advice = [...(suggestion ? [usage.suggestion(suggestion)] : []), usage.seeHelp(command)].join(' ')
  const toProblem = (text: string): Problem => ({ code: 'usage', message: text, advice, next: `${command} --help` })
  switch (code) {
    case 'commander.unknownOption':
      return toProblem(usage.unknownOption(first))
    case 'commander.unknownCommand':
      return toProblem(usage.unknownCommand(first))
    case 'commander.missingArgument':
      return toProblem(usage.missingArgument(first))
    case 'commander.optionMissingArgument':
      return toProblem(usage.optionMissingArgument(first))
    case 'commander.excessArguments':
      return toProblem(usage.excessArguments)
    case 'commander.invalidArgument': {
      const parts = /^error: option '(.*?)' argument '(.*)' is invalid\. (.*)$/s.exec(message)
      if (parts) return toProblem(usage.invalidArgument(parts[1] ?? '', parts[2] ?? '', parts[3] ?? ''))
      const [, value, argument, why] =
        /^error: command-argument value '(.*)' is invalid for argument '(.*?)'\. (.*)$/s.exec(message) ?? []
      return toProblem(why === undefined ? message : usage.badArgument(argument ?? '', value ?? '', why))
    }
    default:
      return toProblem(message.replace(/^error: /, ''))
  }
}
