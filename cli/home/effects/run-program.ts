import { spawn } from 'node:child_process'

/** Gives the terminal to a program until it ends. Null when it cannot be started, or was ended by a signal. */
export const runProgram = (program: string, args: readonly string[]): Promise<number | null> =>
  new Promise(settle => {
    const child = spawn(program, args, { stdio: 'inherit' })
    child.on('error', () => settle(null))
    child.on('close', code => settle(code))
  })

/** Runs a command of this program in a process of its own, as its questions take over the input. */
export const runCommand = (args: readonly string[]): Promise<number | null> =>
  runProgram(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...args])
