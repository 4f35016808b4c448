import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { buildProgram } from '../../cli/program.ts'
import { sourceFiles } from '../support/source-files.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

/** What one file writes and another one lists: without its line it is nowhere, and everything still compiles. */
const lists = [
  { what: 'jobs', list: 'server/scheduled-jobs.ts', from: 'server', written: /^export const (\w+): Job = /gm },
  {
    what: 'commands',
    list: 'cli/program.ts',
    from: 'cli',
    written: /^export (?:function|const) (define\w+)(?:\(program: | = recordCommand)/gm,
  },
] as const

describe.each(lists)('the $what', ({ list, from, written }) => {
  test(`are all in ${list}`, () => {
    const names = sourceFiles(from).flatMap(({ text }) => [...text.matchAll(written)].map(([, name = '']) => name))
    expect(names.length).toBeGreaterThan(5)
    const words = new Set(
      read(list)
        .replace(/^import .*$/gm, '')
        .match(/\w+/g),
    )
    expect(names.filter(name => !words.has(name))).toEqual([])
  })
})

test('the screens of all features are in web/entries/features.ts', () => {
  const features = read('web/entries/features.ts')
  const files = sourceFiles('web').flatMap(
    ({ path }) => /^web\/(?!entries\/)(.+\/screens\.tsx?)$/.exec(path)?.[1] ?? [],
  )
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(file => !features.includes(`'../${file}'`))).toEqual([])
})

test('the table of cli/README.md names each command', () => {
  const table = [...read('cli/README.md').matchAll(/^\| `ma-cantine (?:\\\||[^|])*/gm)].join('')
  const names = buildProgram('fr').commands.map(command => command.name())
  expect(names.filter(name => !new RegExp(`[\`\\s]${name}[\`\\s]`).test(table))).toEqual([])
})
