import type { Automaton } from './automaton.ts'

/**
 * Writes an automaton as text, for the build: states joined by `;`, each with the patterns it matches, then pairs of the
 * byte where another next state starts and that state, all in base 36 and joined by `,`.
 */
export function packAutomaton({ next, matches }: Automaton): string {
  return Array.from(matches, (bits, state) => {
    const numbers = [bits]
    let before = 0
    for (let byte = 0; byte < 256; byte++) {
      const target = next[(state << 8) | byte] as number
      if (target !== before) numbers.push(byte, target)
      before = target
    }
    return numbers.map(number => number.toString(36)).join(',')
  }).join(';')
}

export function unpackAutomaton(text: string): Automaton {
  const states = text.split(';')
  const next = new Uint16Array(states.length * 256)
  const matches = new Uint8Array(states.length)
  for (const [state, written] of states.entries()) {
    const numbers = written.split(',')
    matches[state] = Number.parseInt(numbers[0] as string, 36)
    for (let i = 1; i < numbers.length; i += 2) {
      const start = (state << 8) | Number.parseInt(numbers[i] as string, 36)
      next.fill(Number.parseInt(numbers[i + 1] as string, 36), start, (state + 1) << 8)
    }
  }
  return { next, matches }
}
