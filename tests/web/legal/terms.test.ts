import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Prose, piecesOf } from '../../../web/legal/prose.ts'
import { en } from '../../../web/legal/terms/words/en.ts'
import { fr } from '../../../web/legal/terms/words/fr.ts'

const source = readFileSync(new URL('../../../web/coming/screens.tsx', import.meta.url), 'utf8')
const coming: ReadonlySet<string> = new Set([...source.matchAll(/name: '(\w+)'/g)].map(([, name]) => name ?? ''))

/** The screens that sentences link to. */
const targetsOf = (sentences: readonly string[]): string[] =>
  sentences.flatMap(piecesOf).flatMap(piece => (piece.kind === 'link' ? [piece.target] : []))

test.each([
  ['French', fr, 'Bientôt'],
  ['English', en, 'Soon'],
] as const)('the terms in %s announce the screens that open later, and offer the others', (_, { fonctions }, soon) => {
  const { visitors, managers } = fonctions
  const all = [visitors.text, managers.text].flatMap((prose: Prose) => prose.flat())
  const announced = targetsOf(all.filter(sentence => sentence.startsWith(soon)))
  const offered = targetsOf(all.filter(sentence => !sentence.startsWith(soon)))
  expect(announced.length).toBeGreaterThan(0)
  expect(announced.filter(name => !coming.has(name))).toEqual([])
  expect(offered).toEqual(expect.arrayContaining(['WasteActionsHome', 'ProofCheck']))
  expect(offered.filter(name => coming.has(name))).toEqual([])
})
