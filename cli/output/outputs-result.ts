import { exitCodes } from '../problems/exit-code.ts'
import type { FileOutput } from './file-output.ts'
import { filesText } from './files-text.ts'
import type { Result } from './result.ts'

/** The result of a command that shows records of the server, each as a file is shown. */
export function outputsResult(outputs: readonly FileOutput[], closing: readonly string[], json: object): Result {
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, ...json },
    text: filesText(outputs, closing),
    view: async () => (await import('./views/files.tsx')).filesView(outputs, closing),
  }
}
