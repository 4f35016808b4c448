import { describe, expect, test } from 'vitest'
import { exitCodes, worstExitCode } from '../../../cli/problems/exit-code.ts'
import { cli } from '../support/run-cli.ts'

describe('exit codes', () => {
  test('are those that scripts rely on', () => {
    expect(exitCodes).toEqual({ fine: 0, refused: 1, usage: 2, signIn: 3, network: 5, bug: 70, interrupted: 130 })
  })

  test.each(['fr', 'en'])('are all in the help, and no others, in language %s', async lang => {
    const { stdout } = await cli(['--help', '--lang', lang])
    const [, table = ''] = stdout.split(/^(?:Codes de retour :|Exit codes:)$/m)
    const numbers = [...table.matchAll(/^ {2}(\d+) /gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Object.values(exitCodes))
  })

  test('of several files give the one that most needs someone to act', () => {
    const bestFirst = [0, 1, 2, 3, 5, 70] as const
    for (const [place, worst] of bestFirst.entries()) {
      for (const other of bestFirst.slice(0, place + 1)) {
        expect([worst, other, worstExitCode([worst, other]), worstExitCode([other, worst])]).toEqual([
          worst,
          other,
          worst,
          worst,
        ])
      }
    }
    expect(worstExitCode([])).toBe(0)
  })
})
