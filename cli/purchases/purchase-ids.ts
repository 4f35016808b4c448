import { largestId } from '@ma-cantine/lib/http/largest-id'
import type { Context } from '../app/context.ts'
import { readFromTerminal } from '../files/read-from-terminal.ts'
import { readInput, readingProblem, standardInput } from '../files/read-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'

/** The purchases that a command is about, without repetition: its arguments, and the lines of a file or of `-`. */
export async function readPurchaseIds(
  texts: readonly string[],
  from: string | undefined,
  context: Context,
): Promise<number[]> {
  const ids = new Set<number>()
  const sources = [...texts.filter(text => text === standardInput), ...(from === undefined ? [] : [from])]
  if (sources.filter(source => source === standardInput).length > 1) {
    throw new Failure(exitCodes.usage, { code: 'stdin-twice', ...context.words.files.standardInputTwice })
  }
  for (const text of texts) {
    if (text !== standardInput) for (const id of idsOf(text, null, context)) ids.add(id)
  }
  for (const source of sources) {
    const lines = (await readText(source, context)).split(/\r\n|\n|\r/)
    for (const [index, line] of lines.entries()) for (const id of idsOf(line, index + 1, context)) ids.add(id)
  }
  return [...ids]
}

async function readText(source: string, context: Context): Promise<string> {
  readFromTerminal([source], context)
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of readInput(source, () => {})) text += decoder.decode(chunk, { stream: true })
  } catch (error) {
    const problem = readingProblem(error, source, context.words)
    throw problem ? new Failure(exitCodes.usage, problem) : error
  }
  return text + decoder.decode()
}

/**
 * The ids of a line: numbers, or a purchase as `list --all --json` writes it. A line that starts with # is a comment.
 * @throws Failure for anything else: nothing may be deleted by mistake.
 */
function idsOf(line: string, row: number | null, context: Context): number[] {
  const text = line.trim()
  if (text === '' || text.startsWith('#')) return []
  const items = text.startsWith('{') ? [String(idInJson(text))] : text.split(/[\s,;]+/).filter(item => item !== '')
  const wrong = items.find(item => !/^[1-9]\d{0,9}$/.test(item) || Number(item) > largestId)
  if (wrong === undefined) return items.map(Number)
  const shown = text.startsWith('{') ? text.slice(0, 60) : wrong
  throw new Failure(exitCodes.usage, { code: 'bad-purchase-id', ...context.words.purchases.badId(shown, row) })
}

function idInJson(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly id?: unknown }).id
  } catch {
    return undefined
  }
}
