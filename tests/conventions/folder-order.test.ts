import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

type Package = Parameters<typeof sourceFiles>[0]

/** The folders of each package in order: a folder imports those before it. The files at the root may import all. */
const orders: Readonly<Partial<Record<Package, readonly string[]>>> = {
  lib: [
    'messages',
    'table-schema',
    'spreadsheets',
    'pdf',
    'table-messages',
    'http',
    'lists',
    'entities',
    'tunnels',
    'operator',
    'territories',
    'accounts',
    'newsletter',
    'contact',
    'oauth',
    'measures',
    'diagnostics',
    'waste-actions',
    'canteens',
    'public-canteens',
    'purchases',
    'comparison',
    'resources',
    'invoices',
    'waste',
    'teledeclaration',
    'posters',
    'personal-data',
    'imports',
    'conversion',
    'mapping',
    'developers',
    'explanations',
    'reports',
    'repair',
    'build',
  ],
  server: [
    'files',
    'office',
    'pdf',
    'security',
    'territories',
    'build',
    'time',
    'settings',
    'database',
    'history',
    'pages',
    'emails',
    'external',
    'services',
    'jobs',
    'http',
    'entities',
    'lists',
    'teams',
    'newsletter',
    'accounts',
    'oauth',
    'access',
    'diagnostics',
    'waste-actions',
    'canteens',
    'purchases',
    'comparison',
    'resources',
    'waste',
    'teledeclaration',
    'public-canteens',
    'imports',
    'mappings',
    'developers',
    'reminders',
    'operator',
    'contact',
    'personal-data',
    'operations',
    'widgets',
    'site',
  ],
  web: [
    'app',
    'words',
    'ui',
    'laws',
    'terms',
    'layout',
    'coming',
    'newsletter',
    'reminders',
    'measures',
    'self-assessment',
    'content',
    'faq',
    'legal',
    'accessibility',
    'contact',
    'accounts',
    'developers',
    'canteens',
    'imports',
    'purchases',
    'waste-actions',
    'waste',
    'diagnostics',
    'teledeclaration',
    'posters',
    'pending-actions',
    'management',
    'progress',
    'public-canteens',
    'dashboard',
    'proofs',
    'home',
    'entries',
    'build',
  ],
  cli: [
    'problems',
    'words',
    'output',
    'app',
    'files',
    'transport',
    'lists',
    'accounts',
    'chooser',
    'explanations',
    'schemas',
    'checks',
    'mapping',
    'imports',
    'validation',
    'repair',
    'conversion',
    'invoices',
    'canteens',
    'purchases',
    'diagnostics',
    'waste',
    'teledeclaration',
    'build',
  ],
}

const folderOf = (path: string): string => path.split('/').slice(1, -1)[0] ?? ''

/** What the modules of a package import from each other, types included, as `from → to`. */
const importsOf = (name: Package) =>
  sourceFiles(name).flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, specifier = '']) => ({
      from: path,
      to: posix.join(posix.dirname(path), specifier),
    })),
  )

describe.each(Object.entries(orders) as [Package, readonly string[]][])('the folders of %s', (name, order) => {
  test('are all in the order', () => {
    const folders = new Set(sourceFiles(name).map(({ path }) => folderOf(path)))
    folders.delete('')
    expect([...folders].sort()).toEqual([...order].sort())
  })

  test('import those before them only', () => {
    const rank = (path: string) => (folderOf(path) === '' ? order.length : order.indexOf(folderOf(path)))
    const wrong = importsOf(name).filter(({ from, to }) => rank(to) > rank(from))
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })
})
