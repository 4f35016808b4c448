import { expect, test } from 'vitest'
import { wrapText } from '../../../../cli/home/layout/wrap-text.ts'

test('a text is cut between words, and further lines keep the place of the first', () => {
  expect(wrapText('un deux trois', 7)).toEqual(['un deux', 'trois'])
  expect(wrapText('  → écrire la date', 11)).toEqual(['  → écrire', '    la date'])
  expect(wrapText('  • un deux', 8)).toEqual(['  • un', '    deux'])
})

test('a word longer than the line is cut, so that no line is wider', () => {
  expect(wrapText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
  for (const text of ['a '.repeat(50), '    a'.repeat(20), `${' '.repeat(30)}mot`]) {
    for (const line of wrapText(text, 10)) expect(line.length).toBeLessThanOrEqual(10)
  }
})

test('an empty text is an empty line', () => {
  expect(wrapText('', 10)).toEqual([''])
})
