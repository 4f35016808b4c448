import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { OperationError } from './operation-error.ts'

type Program = ChildProcessWithoutNullStreams

export function startProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(program, args, { env, stdio: 'pipe' })
  // The exit code reports failures.
  child.stdin.on('error', () => {})
  return child
}

/** @returns the output of the program. */
export async function readOutput(program: Program): Promise<string> {
  let output = ''
  program.stdout.setEncoding('utf8').on('data', text => {
    output += text
  })
  await waitForEnd(program)
  return output
}

/** Resolves when the program succeeds, and rejects with its error output when it fails. */
export function waitForEnd(program: Program): Promise<void> {
  const name = program.spawnfile
  return new Promise((resolve, reject) => {
    let complaint = ''
    program.stderr.setEncoding('utf8').on('data', text => {
      complaint += text
    })
    program.once('error', error =>
      reject((error as NodeJS.ErrnoException).code === 'ENOENT' ? absentProgram(name) : error),
    )
    program.once('close', code => {
      if (code === 0) resolve()
      else reject(new OperationError(`${name} s’est arrêté sur une erreur :\n${complaint.trim()}`))
    })
  })
}

const absentProgram = (program: string) =>
  new OperationError(
    `Le programme ${program} n’est pas installé sur cette machine. Il vient avec le client de PostgreSQL, dans une version au moins égale à celle du serveur : « apt install postgresql-client », par exemple.`,
  )
