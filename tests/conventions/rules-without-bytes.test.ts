import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const lib = fileURLToPath(new URL('../../lib/', import.meta.url))

/** Folders whose matter is files and their bytes, or what is said of them. Any other folder speaks of its trade. */
const foldersOfFiles = [
  'build',
  'developers',
  'explanations',
  'generated',
  'imports',
  'invoices',
  'mapping',
  'messages',
  'repair',
  'reports',
  'spreadsheets',
  'table-schema',
]

const files = readdirSync(lib, { recursive: true, encoding: 'utf8' })
  .map(path => path.split(sep).join('/'))
  .filter(path => path.endsWith('.ts') && path.includes('/') && !/^(dist|node_modules)\//.test(path))
const source = (path: string) => readFileSync(join(lib, path), 'utf8')

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
