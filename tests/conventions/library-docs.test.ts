import { describe, expect, test } from 'vitest'
import { readExports } from '../../lib/build/library-exports.ts'
import { libraryFeatures } from '../../lib/developers/library-features.ts'

const exported = readExports()

describe('each export of the library', () => {
  test('has a docstring, or is a call of the API with a summary', () => {
    expect(exported.length).toBeGreaterThan(600)
    const silent = exported
      .filter(({ text, call }) => text.length === 0 && !call?.summary)
      .map(({ name, source }) => `lib/${source}: ${name}`)
    expect(silent).toEqual([])
  })

  test('says more than its name', () => {
    const wordsOf = (text: string) =>
      text
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    const small = new Set(['a', 'an', 'the', 'of', 'to', 'for', 'in', 'is', 's'])
    const repeating = exported.filter(({ name, text }) => {
      const own = new Set([...small, ...wordsOf(name)])
      return text.length > 0 && wordsOf(text.join(' ')).every(word => own.has(word))
    })
    expect(repeating.map(({ name }) => name)).toEqual([])
  })
})

test('the pages of the site are those of the folders that export', () => {
  expect([...new Set(exported.map(({ feature }) => feature))].sort()).toEqual([...libraryFeatures])
})
