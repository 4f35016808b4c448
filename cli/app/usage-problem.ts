import type { CommanderError } from 'commander'
import type { Words } from '../words/fr.ts'
import type { Problem } from './problem.ts'

/**
 * What commander found wrong with the command line, in our words. It only writes English, with what it speaks of
 * between single quotes; a code we do not know keeps its sentence.
 */
export function usageProblem({ code, message }: CommanderError, command: string, words: Words): Problem {
  const { usage } = words
  const [first = ''] = /'([^']*)'/.exec(message)?.slice(1) ?? []
  const suggestion = /\(Did you mean (?:one of )?(.+?)\?\)/.exec(message)?.[1]
  const advice = [...(suggestion ? [usage.suggestion(suggestion)] : []), usage.seeHelp(command)].join(' ')
  const said = (text: string): Problem => ({ code: 'usage', message: text, advice })
  switch (code) {
    case 'commander.unknownOption':
      return said(usage.unknownOption(first))
    case 'commander.unknownCommand':
      return said(usage.unknownCommand(first))
    case 'commander.missingArgument':
      return said(usage.missingArgument(first))
    case 'commander.optionMissingArgument':
      return said(usage.optionMissingArgument(first))
    case 'commander.excessArguments':
      return said(usage.excessArguments)
    case 'commander.invalidArgument': {
      const parts = /^error: option '(.*?)' argument '(.*)' is invalid\. (.*)$/s.exec(message)
      return said(parts ? usage.invalidArgument(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') : message)
    }
    default:
      return said(message.replace(/^error: /, ''))
  }
}
