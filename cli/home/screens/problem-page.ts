import type { Context } from '../../app/context.ts'
import { exitCodes } from '../../problems/exit-code.ts'
import type { Failure } from '../../problems/failure.ts'
import { textLines } from '../layout/text-lines.ts'
import type { Line, Page } from '../navigation/page.ts'

/** What went wrong, and the way out. */
export function problemPage({ problem, exitCode }: Failure, { words: { home } }: Context): Page {
  const { message, advice, reasons = [] } = problem
  const advise = (text: string, indentation: string) => (text ? [`${indentation}→ ${text}`] : [])
  const lines: Line[] = [
    { text: `✖ ${message}`, tone: 'bad' },
    ...textLines(
      [
        ...reasons.flatMap(each => [`  • ${each.message}`, ...advise(each.advice, '    ')]),
        ...advise(advice, '  '),
      ].join('\n'),
    ),
  ]
  return {
    title: home.problem,
    head: [],
    body: { lines },
    keys: [
      { key: 'r', label: home.retry, act: { type: 'reload' } },
      ...(exitCode === exitCodes.signIn ? [signInKey(home.signIn)] : []),
    ],
  }
}

const signInKey = (label: string) => ({ key: 'l', label, act: { type: 'run', command: 'login' } as const })
