import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import * as library from '@ma-cantine/lib'
import { isEndpoint } from '@ma-cantine/lib/http/endpoint'
import { searchTerms } from '@ma-cantine/lib/lists/search-key'
import { describe, expect, test } from 'vitest'
import { readExports } from '../../../lib/build/library-exports.ts'
import type { IndexedExport, LibraryExport } from '../../../lib/developers/library-export.ts'
import { openApiDocument } from '../../../server/http/openapi/document.ts'
import { findExports } from '../../../web/developers/library/find-exports.ts'
import { startingPoints } from '../../../web/developers/library/starting-points.ts'
import { expectWithin } from '../../support/budget.ts'

const site = fileURLToPath(new URL('../../../web/site/', import.meta.url))
const folder = fileURLToPath(new URL('../../../web/generated/library/', import.meta.url))
const read = (name: string) => JSON.parse(readFileSync(`${folder}${name}`, 'utf8'))
const features = globSync('*.json', { cwd: folder }).filter(name => name !== 'index.json')
const pages: readonly LibraryExport[] = features.flatMap(read)
const index: readonly IndexedExport[] = read('index.json')
const byName = new Map(pages.map(entry => [entry.name, entry]))
const signatureOf = (name: string) => byName.get(name)?.signature

describe('the pages of the library', () => {
  test('list every export once, each on the page that the index says', () => {
    const names = pages.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(Object.keys(library)))
    expect(index.map(({ name }) => name).sort()).toEqual([...names].sort())
    for (const { name, feature } of index) expect([name, byName.get(name)?.feature]).toEqual([name, feature])
    for (const name of features) {
      expect(new Set((read(name) as LibraryExport[]).map(({ feature }) => `${feature}.json`))).toEqual(new Set([name]))
    }
  })

  test('say what the sources say, in the same order each time', () => {
    const once = readExports()
    expect(once.map(({ name }) => name)).toEqual(index.map(({ name }) => name))
    for (const entry of once) expect(entry).toEqual(byName.get(entry.name))
  })

  test('show the signatures as a program sees them', () => {
    expect(signatureOf('checkFile')).toBe(
      'function checkFile(source: ByteSource, options?: CheckOptions): Promise<FileReport>',
    )
    expect(signatureOf('MediaRole')).toBe('type MediaRole = "subtitles" | "thumbnail" | "video"')
    expect(signatureOf('ratings')).toBe('const ratings: readonly [1, 2, 3, 4, 5]')
    expect(signatureOf('CanteenPreview')).toBe('type CanteenPreview = {\n  id: number\n  name: string\n}')
    // The comments of properties come along, what is private stays away.
    expect(signatureOf('AccessTokenDraft')).toContain('  /** Days until it expires')
    expect(signatureOf('SiretCollector')).toMatch(/^class SiretCollector \{\n[\s\S]*constructor\(most\?: number\)/)
    expect(signatureOf('SiretCollector')).not.toMatch(/private|placeBySiret/)
    // Shapes inside of shapes have the names that one imports.
    expect(signatureOf('listCanteens')).toMatch(/results: Canteen\[\] \}>$/)
    expect(
      pages.filter(({ signature }) => /import\(|\$Zod|= unknown$/.test(signature)).map(({ name }) => name),
    ).toEqual([])
  })

  test('tell each call of the API by its contract, with its place in the documentation', () => {
    const calls = Object.entries(library).filter(([, value]) => isEndpoint(value))
    expect(pages.filter(({ kind }) => kind === 'call')).toHaveLength(calls.length)
    expect(byName.get('changeCanteen')?.call).toEqual({
      method: library.changeCanteen.method,
      path: '/api/v1/canteens/{canteenId}',
      summary: library.changeCanteen.summary,
      documentation: '/swagger-ui/#/Cantines/changeCanteen',
    })
    // As Swagger UI opens an operation: by its tag and its id.
    const places = Object.values(openApiDocument(library).paths).flatMap(operations =>
      Object.values(operations).map(({ tags, operationId }) => {
        return `/swagger-ui/#/${encodeURIComponent(tags[0] ?? 'default')}/${operationId}`
      }),
    )
    expect(pages.flatMap(({ call }) => call?.documentation ?? []).sort()).toEqual(places.sort())
  })

  test('weigh at most 10 kB each as browsers get them, and their index 21 kB', () => {
    const weigh = (name: string) => brotliCompressSync(readFileSync(`${folder}${name}`)).length
    expectWithin('the largest part', Math.max(...features.map(weigh)), 10_000)
    expectWithin('the index', weigh('index.json'), 21_000)
  })

  test('come with the page that shows them: no file that a screen loads at once holds them', () => {
    const { screens } = JSON.parse(readFileSync(`${site}site.json`, 'utf8')) as {
      screens: { path: string; loads: string[] }[]
    }
    const files = new Set(screens.flatMap(({ loads }) => loads))
    const [frame = ''] = globSync('assets/frame-*.js', { cwd: site })
    const sentence = byName.get('checkFile')?.text[0]?.slice(0, 40) ?? 'no text'
    const holds = (file: string) => readFileSync(`${site}${file}`, 'utf8').includes(sentence)
    expect([frame, ...files].filter(holds)).toEqual([])
    expect(globSync('assets/*.js', { cwd: site }).filter(holds)).toHaveLength(2)
  })

  test('have the names that the first page leads to', () => {
    for (const [name, feature] of Object.entries(startingPoints)) {
      expect([name, byName.get(name)?.feature]).toEqual([name, feature])
    }
  })
})

describe('a search', () => {
  const search = (text: string) => findExports(searchTerms(text), index).map(({ name }) => name)

  test('finds a name by its words, by a piece of it, and first of all by its beginning', () => {
    expect(search('check file')[0]).toBe('checkFile')
    // The other one has it in its explanation.
    expect(search('checkfi')).toEqual(['checkFile', 'CheckOptions'])
    const found = search('canteen')
    expect(found[0]).toBe('Canteen')
    expect(found.indexOf('CanteenSummary')).toBeLessThan(found.indexOf('listCanteens'))
  })

  test('finds a call by its summary, without its accents', () => {
    expect(search('cantines que l’on gere')).toContain('listCanteens')
  })

  test('asks for all of its words', () => {
    expect(search('checkfile homard')).toEqual([])
  })
})
