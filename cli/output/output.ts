import { styleText } from 'node:util'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Problem } from '../problems/problem.ts'
import { problemJson } from '../problems/problem-json.ts'
import { hasColours, type OutputMode } from './output-mode.ts'
import type { Result } from './result.ts'

/** In columns: longer lines are tiring to read, even on a wide terminal. */
const maximumWidth = 120

/** Writes a result to the standard output in one of its forms, and waits until it is flushed. */
export async function printResult(result: Result, mode: OutputMode): Promise<void> {
  const columns = Math.min(process.stdout.columns || Number(process.env.COLUMNS) || 80, maximumWidth)
  if (result.stream) {
    for await (const piece of result.stream(mode, columns)) await write(process.stdout, piece)
    return
  }
  if (mode === 'json') return write(process.stdout, `${JSON.stringify(result.json)}\n`)
  if (mode === 'view' && result.view) {
    const [{ renderToString }, view] = await Promise.all([import('ink'), result.view(columns)])
    return write(process.stdout, `${renderToString(view, { columns })}\n`)
  }
  if (result.text === '') return
  await write(process.stdout, result.text.endsWith('\n') ? result.text : `${result.text}\n`)
}

/** Writes a problem to the error output and, for JSON, one object to the standard output. */
export async function printProblem(problem: Problem, mode: OutputMode): Promise<void> {
  if (mode === 'json') await write(process.stdout, `${JSON.stringify({ error: problemJson(problem) })}\n`)
  await write(process.stderr, problemText(problem))
}

function problemText({ message, advice, reasons = [] }: Problem): string {
  const mark = hasColours(process.stderr, process.env)
    ? styleText(['red', 'bold'], '✖', { validateStream: false })
    : '✖'
  const reasonLines = reasons.map(
    ({ message, advice }) => `  • ${makePrintable(message)}\n${advice ? `    → ${makePrintable(advice)}\n` : ''}`,
  )
  return `${mark} ${makePrintable(message)}\n${reasonLines.join('')}${advice ? `  → ${makePrintable(advice)}\n` : ''}`
}

export function write(stream: NodeJS.WriteStream, text: string | Uint8Array): Promise<void> {
  return new Promise(resolve => stream.write(text, () => resolve()))
}
