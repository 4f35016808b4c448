import { stripVTControlCharacters } from 'node:util'
import { expect } from 'vitest'
import type { Terminal } from '../../support/run-cli.ts'

/** Keys as a terminal sends them. */
export const keys = { enter: '\r', escape: '\u001b', down: '\u001b[B', end: '\u001b[F', interrupt: '\u0003' } as const

/** What a terminal gives around a text that is pasted, or a file that is dropped. */
export const pasted = (text: string): string => `\u001b[200~${text}\u001b[201~`

export interface Walk {
  /** Presses keys, and waits for a screen that shows all of this. @returns what was shown from the keys on. */
  readonly press: (typed: string, ...expected: readonly (string | RegExp)[]) => Promise<string>
  /** The lines that the terminal shows now. */
  readonly screen: () => string[]
}

/** Walks through the home as a person does, who presses a key once the screen before is there. */
export function walkThrough({ shown, type }: Terminal): Walk {
  return {
    async press(typed, ...expected) {
      const before = shown().length
      type(typed)
      const seen = () => plain(shown().slice(before))
      for (const each of expected) {
        const read = expect.poll(seen)
        await (typeof each === 'string' ? read.toContain(each) : read.toMatch(each))
      }
      return seen()
    },
    screen() {
      // Each change draws the whole screen again, from its title on.
      const text = plain(shown()).replaceAll('\r', '')
      return text.slice(text.lastIndexOf('\n ma cantine') + 1).split('\n')
    },
  }
}

const plain = (text: string): string => stripVTControlCharacters(text).replace(/[\u00a0\u202f]/g, ' ')
