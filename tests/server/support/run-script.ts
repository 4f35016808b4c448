import { execFile } from 'node:child_process'
import { expect } from 'vitest'
import { ordinaryAccount } from '../../support/ordinary-account.ts'
import { type ServerProgram, serverProgram } from '../../support/sources.ts'

export interface Run {
  /** Exit code; null when a signal ended the process. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a script of the server until it ends, as an account without special rights on files. */
export function runScript(
  script: ServerProgram,
  cwd: string,
  environment: Record<string, string>,
  ...args: readonly string[]
): Promise<Run> {
  const env = { ...process.env, ...environment }
  const options = { env, cwd, timeout: 90_000, killSignal: 'SIGKILL', ...ordinaryAccount } as const
  return new Promise(resolve => {
    execFile(process.execPath, [...serverProgram(script), ...args], options, (error, stdout, stderr) => {
      const code = error ? error.code : 0
      resolve({ code: typeof code === 'number' ? code : null, stdout, stderr })
    })
  })
}

/** Expects exit code 2, and a message that names one setting with advice, and nothing else. */
export function expectWrongSetting({ code, stdout, stderr }: Run, setting: string, says: string): void {
  expect([code, stdout]).toEqual([2, ''])
  expectSettingsMessage(stderr, setting, says)
}

/** Expects that a message names one setting with what to do, and nothing else. */
export function expectSettingsMessage(message: string, setting: string, says: string): void {
  expect(message).toMatch(/^Configuration incorrecte :\n- .+\n?$/)
  expect(message).toContain(setting)
  expect(message).toContain(says)
  expect(message).not.toMatch(/motdepasse|secret@|Too |Invalid /)
}
