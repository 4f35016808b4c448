import { spawn } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'

/** Gives the terminal to a program until it ends. Null when it cannot be started, or was ended by a signal. */
export async function runProgram(program: string, args: readonly string[]): Promise<number | null> {
  const resume = leaveInterrupts()
  await leaveInput()
  try {
    return await new Promise(settle => {
      const child = spawn(program, args, { stdio: 'inherit' })
      child.on('error', () => settle(null))
      child.on('close', code => settle(code))
    })
  } finally {
    resume()
  }
}

/** Runs a command of this program in a process of its own, as its questions take over the input. */
export const runCommand = (args: readonly string[]): Promise<number | null> =>
  runProgram(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...args])

/** Leaves Ctrl-C to the other program: a terminal sends it to both. Returns what takes it again. */
function leaveInterrupts(): () => void {
  const listeners = process.listeners('SIGINT')
  const ignore = () => {}
  process.removeAllListeners('SIGINT').on('SIGINT', ignore)
  return () => {
    process.removeListener('SIGINT', ignore)
    for (const listener of listeners) process.on('SIGINT', listener)
  }
}

/** Stops reading the terminal, of which this process would take keys meant for the other program. */
async function leaveInput(): Promise<void> {
  // Listeners that were just removed are forgotten at the next turn: until then, a pause does nothing.
  await setImmediate()
  process.stdin.pause()
  await setImmediate()
}
