import { expect, test } from 'vitest'
import { cellChoices, typedValue, typedValues } from '../../../../web/imports/check/cell-editor/cell-choices.ts'

const choices = cellChoices(
  [
    { value: 'BIO', label: 'Bio' },
    { value: 'LOCAL', label: 'Local, de la région' },
    { value: 'oui', label: null },
  ],
  undefined,
  (value, label) => `${value} — ${label}`,
)

test.each([
  ['bio', 'BIO'],
  ['BIO — Bio', 'BIO'],
  ['OUI', 'oui'],
  ['loc', 'loc'],
  ['', ''],
])('the text %j of a cell gives the value %j', (text, value) => {
  expect(typedValue(choices, text)).toBe(value)
})

test.each([
  ['bio, local', ['BIO', 'LOCAL']],
  ['Local, de la région', ['LOCAL']],
  ['bio, loc', ['BIO', 'loc']],
  ['', []],
])('the text %j of a cell of several values gives %j', (text, values) => {
  expect(typedValues(choices, text, ',')).toEqual(values)
})
