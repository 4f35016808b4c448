import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

/** Folders whose matter is files and their bytes, or what is said of them. Any other folder speaks of its trade. */
const foldersOfFiles = [
  'build',
  'certification',
  'developers',
  'explanations',
  'imports',
  'invoices',
  'mapping',
  'messages',
  'open-data',
  'repair',
  'reports',
  'spreadsheets',
  'table-schema',
]

const texts = new Map(sourceFiles('lib').map(({ path, text }) => [path.slice('lib/'.length), text]))
const files = [...texts.keys()].filter(path => path.includes('/'))
const source = (path: string) => texts.get(path) ?? ''

const bytes = /\bbytes\b|\b0x[0-9a-f]{2}\b|charCodeAt|Uint8Array|TextEncoder|ByteRow/i

test('rules and features speak of their trade, not of bytes', () => {
  const features = files.filter(path => !foldersOfFiles.includes(path.split('/')[0] as string))
  expect(features.length).toBeGreaterThan(50)
  expect(features.filter(path => bytes.test(source(path)))).toEqual([])
})

test('the bytes of a row are read in table-schema alone', () => {
  const readers = files.filter(path => /byte-row\.ts'/.test(source(path)))
  expect(readers.length).toBeGreaterThan(5)
  expect(readers.filter(path => !path.startsWith('table-schema/'))).toEqual([])
})
