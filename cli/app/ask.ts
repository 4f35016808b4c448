import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Words } from '../words/fr.ts'
import { exitCodes } from './exit-code.ts'
import { Failure } from './failure.ts'
import { interrupt } from './interrupt.ts'

export interface Question {
  readonly text: string
  /** What is typed does not show. */
  readonly hidden?: boolean
}

/** Asks on the error output, for the result owns the standard one. A closed terminal refuses rather than waits. */
export function ask({ text, hidden = false }: Question, words: Words): Promise<string> {
  let echoes = true
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (echoes) process.stderr.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 })
  return new Promise((resolve, reject) => {
    reader.on('SIGINT', () => {
      reader.close()
      interrupt()
    })
    let answered = false
    reader.on('close', () => {
      if (hidden || !answered) process.stderr.write('\n')
      if (!answered) reject(new Failure(exitCodes.usage, { code: 'no-answer', ...words.noAnswer }))
    })
    reader.question(text, answer => {
      answered = true
      resolve(answer.trim())
      reader.close()
    })
    echoes = !hidden
  })
}
