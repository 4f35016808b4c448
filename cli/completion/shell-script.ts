import { script } from '@bomb.sh/tab'

/** The library prints: what it prints is collected, for the wrapper to write. */
export function scriptOf(shell: string): string {
  return collect(() => script(shell, 'ma-cantine', 'ma-cantine'))
}

/** Runs what writes with `console.log`, and returns its lines. */
export function collect(print: () => void): string {
  const lines: string[] = []
  const { log } = console
  console.log = (...parts: readonly unknown[]) => void lines.push(parts.join(' '))
  try {
    print()
  } finally {
    console.log = log
  }
  return lines.map(line => `${line}\n`).join('')
}
