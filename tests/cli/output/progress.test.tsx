import { renderToString } from 'ink'
import { describe, expect, test } from 'vitest'
import type { ProgressState } from '../../../cli/output/progress.ts'
import { Progress } from '../../../cli/output/views/progress.tsx'
import { wordsOf } from '../../../cli/words/words.ts'

const frameOf = (state: ProgressState, width: number): string =>
  renderToString(<Progress state={state} words={wordsOf('fr')} />, { columns: width }).replace(/[\u00a0\u202f]/g, ' ')

describe.each([80, 120])('at %i columns, progress', width => {
  test('shows the file and how far its bytes are', () => {
    const frame = frameOf({ step: 'check', file: 'dossier/achats.csv', done: 48e6, total: 96e6 }, width)
    expect(frame.trimEnd()).toBe('Vérification achats.csv ██████████░░░░░░░░░░  50 % 48 Mo sur 96 Mo')
  })

  test('shows bytes alone for a pipe, whose end nobody knows', () => {
    const frame = frameOf({ step: 'check', file: '-', done: 2500, total: null }, width)
    expect(frame.trimEnd()).toBe('Vérification entrée standard 2,5 ko')
  })

  test('says when the server is at work', () => {
    const frame = frameOf({ step: 'save', file: 'achats.csv', done: 0, total: null }, width)
    expect(frame.trimEnd()).toBe('Enregistrement par le serveur achats.csv …')
  })

  test('stays on one line however long the name', () => {
    const frame = frameOf({ step: 'send', file: `${'long-'.repeat(40)}.csv`, done: 1, total: 2 }, width)
    expect(frame.trimEnd()).not.toContain('\n')
    expect(frame).toContain('50 %')
  })
})
