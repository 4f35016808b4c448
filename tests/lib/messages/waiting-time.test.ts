import { waitingTime } from '@ma-cantine/lib/messages/waiting-time'
import { expect, test } from 'vitest'

test.each([
  [1, '1 seconde', '1 second'],
  [45, '45 secondes', '45 seconds'],
  [120, '2 minutes', '2 minutes'],
  [7200, '120 minutes', '120 minutes'],
  [86_400, '24 heures', '24 hours'],
])('%d seconds are « %s » in French and “%s” in English', (seconds, french, english) => {
  expect(waitingTime(seconds, 'fr').replace('\u00a0', ' ')).toBe(french)
  expect(waitingTime(seconds, 'en').replace('\u00a0', ' ')).toBe(english)
})

test('who waits as long as they are told does not come back too early', () => {
  expect(waitingTime(125, 'en')).toBe('3\u00a0minutes')
  expect(waitingTime(3 * 3600 + 60, 'en')).toBe('4\u00a0hours')
})
