import type { Automaton } from './automaton.ts'

/**
 * An automaton as text, for the build to write: its states joined by `;`, each as the patterns it matches, then the
 * bytes where another next state starts and that state, all in base 36 and joined by `,`.
 */
export function packed({ next, matches }: Automaton): string {
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

/** The automaton that was packed. */
export function unpacked(text: string): Automaton {
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
