import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { interrupt } from './interrupt.ts'

export interface Question {
  readonly text: string
  /** Does not echo the answer, as for a token. */
  readonly hidden?: boolean
}

/**
 * Asks on the error output, because the standard output is for the result alone.
 * @throws Failure when the input is closed before an answer.
 */
export async function ask({ text, hidden = false }: Question, words: Words): Promise<string> {
  // Most commands ask nothing.
  const [{ createInterface }, { Writable }] = await Promise.all([import('node:readline'), import('node:stream')])
  let isEchoing = true
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (isEchoing) process.stderr.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 })
  return new Promise((resolve, reject) => {
    reader.on('SIGINT', () => {
      reader.close()
      interrupt()
    })
    let hasAnswer = false
    reader.on('close', () => {
      if (hidden || !hasAnswer) process.stderr.write('\n')
      if (!hasAnswer) reject(new Failure(exitCodes.usage, { code: 'no-answer', ...words.noAnswer }))
    })
    reader.question(text, answer => {
      hasAnswer = true
      resolve(answer.trim())
      reader.close()
    })
    isEchoing = !hidden
  })
}
