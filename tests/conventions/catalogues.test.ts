import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Catalogue } from '@ma-cantine/lib/messages/catalogue'
import { describe, expect, test } from 'vitest'
import { findContradictions, findUnnoticedSwaps, type Pair } from '../support/glossary.ts'
import { isQuoted } from '../support/quoted-sentences.ts'

const lib = fileURLToPath(new URL('../../lib/', import.meta.url))
/** `messages.test.ts` reads the sentences of errors, in the files that have them. */
const errors = ['table-messages/**', '*/*-{rule,error}-messages.ts']
const files = globSync('*/*-{messages,refusals}.ts', { cwd: lib, exclude: ['dist/**', ...errors] }).sort()

/** What a sentence may be made from, of every kind that there is. */
const samples: readonly unknown[] = [
  4321,
  'import:write',
  { item: 'import:write', codes: ['import:read', 'canteen:read'] },
  // Of electronic invoices.
  {
    value: 'import:write',
    detail: '12',
    count: 4321,
    sum: '4321.00',
    total: '12.00',
    allowances: '4321.00',
    charges: '0.00',
    amount: '4321.00',
    invoices: [{ number: 'F-4321', date: '2026-03-09' }],
  },
  [{ start: '2026-03-09', end: '2026-03-13' }],
  // Of yearly reports.
  { partCents: 432_100, wholeCents: 1200, origin: null },
  // Of conversions.
  { format: '2025', column: 'siret', why: 'BIO', columns: ['siret', 'date', 'nom', 'description'] },
  { author: 'Sacha Morel', date: '2026-03-09T10:00:00+01:00' },
]

/** A sentence with values in it; only one of the samples suits it. */
function worded(sentence: unknown): string {
  if (typeof sentence === 'string') return sentence
  for (const sample of samples) {
    try {
      const text = String((sentence as (value: unknown) => string)(sample))
      if (!/undefined|NaN|\[object/.test(text)) return text
    } catch {}
  }
  throw new Error(`no sample suits ${sentence}`)
}

function pairsOf({ wordings: { fr, en } }: Catalogue, path = ''): Pair[] {
  const walk = (french: unknown, english: unknown, code: string): Pair[] =>
    typeof french === 'object' && french !== null
      ? Object.entries(french).flatMap(([key, value]) =>
          walk(value, (english as Record<string, unknown>)[key], `${code}.${key}`),
        )
      : [{ code, fr: worded(french), en: worded(english) }]
  return walk(fr, en, path)
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'function' && typeof (value as Partial<Catalogue>).wordings === 'object'

async function read(file: string): Promise<Pair[]> {
  const module: Record<string, unknown> = await import(`@ma-cantine/lib/${file.replace(/\.ts$/, '')}`)
  return Object.values(module)
    .filter(isCatalogue)
    .flatMap(each => pairsOf(each))
}

test('the messages of the library stand in catalogues', () => {
  expect(files.length).toBeGreaterThan(10)
})

describe.each(files)('the messages of lib/%s', file => {
  test('are there, one sentence per code and language, none twice', async () => {
    const pairs = await read(file)
    expect(pairs.length).toBeGreaterThan(0)
    for (const { code, fr, en } of pairs) {
      expect(fr, code).toMatch(/\S{3}/)
      expect(en, code).not.toBe(fr)
    }
  })

  test('say the same in both languages', async () => {
    expect((await read(file)).flatMap(({ fr, en }) => findContradictions(fr, en))).toEqual([])
  })

  test('name the same values in both languages', async () => {
    for (const { code, fr, en } of await read(file)) {
      for (const value of ['import:write', 'import:read', '4321']) {
        const bare = (text: string) => text.replace(/(?<=\d)[\u202f\u00a0,](?=\d{3})/g, '')
        expect(bare(en).includes(value), code).toBe(bare(fr).includes(value))
      }
    }
  })

  test('are written in the language that they are for', async () => {
    for (const { code, fr, en } of await read(file)) {
      const written = isQuoted(fr) ? fr.replaceAll("'", '’') : fr
      expect(written, code).not.toMatch(
        /\b(the|is|are|was|this|your|not)\b|'|"|\.\.\.| {2}|[^\s:][;:!?](?: |$)|«\S|\S»/i,
      )
      expect(en, code).not.toMatch(/[éèêàçùœ«»]|\b(le|la|les|est|ce|cette|votre|vous)\b/i)
    }
  })
})

/** Sentences so alike that the glossary cannot tell their translations apart. */
const alike = [
  '.unknown-application, .removed-application',
  '.not-manager, .not-manager-of-all',
  '.token-unknown, .token-revoked',
  '.file-too-large.advice, .too-many-lines.advice',
  '.missing-number.message, .missing-total.message',
  '.missing-date.message, .future-date',
  '.meat-above-total, .meat-origin-above-total',
  '.fish-above-total, .fish-origin-above-total',
  '.meat-egalim-above-total, .meat-france-above-total',
  '.fish-egalim-above-total, .fish-france-above-total',
]

test('two English sentences of a feature that are swapped contradict the French ones', async () => {
  const all = await Promise.all(files.map(read))
  expect(all.flatMap(pairs => findUnnoticedSwaps(pairs).unnoticed).filter(swap => !alike.includes(swap))).toEqual([])
})
