import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { expectWithin } from '../support/budget.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readmes = globSync('{,lib/,server/,web/,cli/,cli/home/,tests/,schemas/,server/imports/,tests/bench/}README.md', {
  cwd: root,
})

test('the README is read in ten minutes', () => {
  expectWithin('README.md', Buffer.byteLength(read('README.md')), 10_000)
})

describe.each(readmes)('%s', readme => {
  test('links to files that exist', () => {
    const links = [...read(readme).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
    expect(links.filter(link => !existsSync(join(root, dirname(readme), link)))).toEqual([])
  })

  test('names files that exist', () => {
    const places = [dirname(readme), readme.split('/')[0] ?? '', '']
    // A part in capitals stands for any name.
    const exists = (path: string) =>
      /\b[A-Z]{4,}\b/.test(path) || places.some(place => existsSync(join(root, place, path)))
    const models = [...read(readme).matchAll(/\(models?: ([^)]+)\)/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, model = '']) => model),
    )
    const files = [...read(readme).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|css|mjs|js|yml))`/g)].map(
      ([, path = '']) => path,
    )
    expect([...models, ...files].filter(path => !exists(path))).toEqual([])
  })

  test('names scripts of npm that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(readme).matchAll(/`?npm run ([\w:-]+)/g)].map(([, script = '']) => script)
    expect(named.filter(script => !(script in scripts))).toEqual([])
  })

  test('names projects of the tests that exist', () => {
    const projects = [...read('vitest.config.ts').matchAll(/name: '(\w+)'/g)].map(([, name]) => name)
    const named = [...read(readme).matchAll(/--project (\w+)/g)].map(([, name]) => name)
    expect(named.filter(name => !projects.includes(name))).toEqual([])
  })
})

test('the README of the server names every setting', () => {
  const sources = ['server/settings/settings.ts', 'server/settings/operator.ts'].map(read).join('\n')
  const settings = [...sources.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(settings.length).toBeGreaterThan(40)
  expect(settings.filter(name => !read('server/README.md').includes(`\`${name}\``))).toEqual([])
})
