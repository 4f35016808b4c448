import { ofName } from '@ma-cantine/lib/messages/elision'
import { expect, test } from 'vitest'

test.each([
  ['École du Parc', 'd’École du Parc'],
  ['école du parc', 'd’école du parc'],
  ['Crèche du Lac', 'de Crèche du Lac'],
  ['Hôpital Nord', 'd’Hôpital Nord'],
  ['Haute-Rive', 'de Haute-Rive'],
  ['Hameau du Val', 'de Hameau du Val'],
  ['Harmonie', 'd’Harmonie'],
  ['Œuvre des Lilas', 'd’Œuvre des Lilas'],
  ['Yerres', 'de Yerres'],
  ['Yvetot', 'd’Yvetot'],
  ['42 rue du Port', 'de 42 rue du Port'],
  ['« École »', 'de « École »'],
  ['', 'de '],
])('%s: %s', (name, text) => {
  expect(ofName(name)).toBe(text)
})
