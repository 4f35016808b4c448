import { describe, expect, test } from 'vitest'
import { cli } from '../support/run-cli.ts'

describe('choose', () => {
  test('tells the import that answers lead to, and what to do next', async () => {
    const { exitCode, stdout } = await cli(['choose', '--answers', 'oui,oui'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Importer des achats')
    expect(stdout).toContain('ma-cantine template achats --output achats.csv')
  })

  test('tells it as one object, with the answer to each question', async () => {
    const { stdout } = await cli(['choose', '--answers', 'oui,non,oui,non,oui', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'COMPLETE',
      kind: 'diagnostics_complets',
      answers: {
        hasCanteens: true,
        importPurchases: false,
        importDiagnostics: true,
        isCentralKitchen: false,
        hasDetailedDiagnosticData: true,
      },
    })
  })

  test('waits for nobody where there is no terminal: it names the question left', async () => {
    const { exitCode, stdout, stderr } = await cli(['choose', '--answers', 'oui,non'])
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('Souhaitez-vous créer et/ou mettre à jour des bilans pour vos cantines ?')
    expect(stderr).toContain('--answers oui,non,oui')
    const { stdout: json } = await cli(['choose', '--json'])
    expect(JSON.parse(json).error.code).toBe('no-answer')
  })

  test('refuses what is neither yes nor no, and answers to no question', async () => {
    const wrong = await cli(['choose', '--answers', 'oui,peut-être'])
    expect(wrong.exitCode).toBe(2)
    expect(wrong.stderr).toContain('écrivez oui ou non pour chaque question')
    const many = await cli(['choose', '--answers', 'non,oui,oui'])
    expect(many.exitCode).toBe(2)
    expect(many.stderr).toContain('Il y a plus de réponses que de questions : 1 au plus')
  })

  test('speaks English, and reads it', async () => {
    const { stdout } = await cli(['choose', '--answers', 'yes,yes', '--lang', 'en'])
    expect(stdout).toContain('Import purchases')
    expect(stdout).toContain('Empty file: ma-cantine template achats')
  })
})
