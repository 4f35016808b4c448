import type { Step } from './explanation.ts'

export interface ProgramSteps {
  /** Null for steps that are the same in all programs. */
  readonly program: 'Excel' | 'LibreOffice' | null
  readonly steps: readonly string[]
}

/** Steps that differ from a program to another are given for each, from the first to the last. */
export function stepsByProgram(steps: readonly Step[]): readonly ProgramSteps[] {
  const of = (program: 'excel' | 'libreOffice') => steps.map(step => (typeof step === 'string' ? step : step[program]))
  if (steps.every(step => typeof step === 'string')) return [{ program: null, steps: of('excel') }]
  return [
    { program: 'Excel', steps: of('excel') },
    { program: 'LibreOffice', steps: of('libreOffice') },
  ]
}
