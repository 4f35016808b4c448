import { expect, test } from 'vitest'
import { typedPath } from '../../../../cli/home/effects/typed-path.ts'

const folders = { folder: '/srv/cantine', home: '/home/camille' }

test.each([
  ['/srv/a/mars.csv', '/srv/a/mars.csv'],
  ['mars.csv', '/srv/cantine/mars.csv'],
  ['../mars.csv', '/srv/mars.csv'],
  ['~/mars.csv', '/home/camille/mars.csv'],
  ["'/srv/a b/mars.csv' ", '/srv/a b/mars.csv'],
  ["'/srv/l'\\''école/mars.csv'", '/srv/l’école/mars.csv'.replace('’', "'")],
  ['"/srv/a b/\\"mars\\".csv"', '/srv/a b/"mars".csv'],
  ['/srv/a\\ b/mars\\(1\\).csv', '/srv/a b/mars(1).csv'],
  ['file:///srv/a%20b/%C3%A9t%C3%A9.csv', '/srv/a b/été.csv'],
])('%s, as a terminal pastes it, is %s', (text, path) => {
  expect(typedPath(text, folders)).toBe(path)
})

test('a backslash separates folders where paths are so written', () => {
  expect(typedPath('"/srv\\a b\\mars.csv"', folders, '\\')).toBe('/srv\\a b\\mars.csv')
})
