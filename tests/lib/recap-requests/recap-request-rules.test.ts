import { latestDeadline, recapRequestErrors } from '@ma-cantine/lib/recap-requests/recap-request-rules'
import { expect, test } from 'vitest'
import { processorTime } from '../../support/processor-time.ts'

const today = '2026-11-30'
const right = {
  provider: 'Primeurs du Port',
  firstDay: '2025-01-01',
  lastDay: '2025-12-31',
  deadline: null,
  note: null,
}
const faulty = (values: Partial<Parameters<typeof recapRequestErrors>[0]>) =>
  Object.entries(recapRequestErrors({ ...right, ...values }, today)).flatMap(([field, messages]) =>
    messages?.map(({ code }) => `${field} ${code}`),
  )

test.each([
  ['a year', {}],
  ['one day', { lastDay: '2025-01-01' }],
  ['the rest of this year', { firstDay: today, lastDay: '2026-12-31' }],
  ['an answer today', { deadline: today }],
  ['an answer in a year', { deadline: latestDeadline(today) }],
  ['an e-mail address in the note', { note: 'Écrivez à jean.martin@mairie.fr, ou appelez.' }],
  ['names with dots', { provider: 'S.A.R.L. du Port', note: 'Réf. 12.fév. n° 4.512' }],
])('%s may be asked for', (_, values) => {
  expect(faulty(values)).toEqual([])
})

test.each([
  ['days in the wrong order', { firstDay: '2025-02-01', lastDay: '2025-01-31' }, 'lastDay request-order'],
  ['two years', { firstDay: '2024-12-31', lastDay: '2025-01-01' }, 'lastDay request-of-several-years'],
  ['days to come', { firstDay: '2026-12-01', lastDay: '2026-12-31' }, 'firstDay request-to-come'],
  ['the last century', { firstDay: '1999-01-01', lastDay: '1999-12-31' }, 'firstDay distant-request'],
  ['an answer yesterday', { deadline: '2026-11-29' }, 'deadline past-deadline'],
  ['an answer in a year and a day', { deadline: '2027-12-01' }, 'deadline distant-deadline'],
  ['the address of a site in the name', { provider: 'www.pirate.example' }, 'provider request-with-address'],
  ['an address with its protocol', { note: 'HTTPS://pirate.example/x' }, 'note request-with-address'],
  ['a bare domain', { note: 'Allez sur compte-cantine.com avant ce soir' }, 'note request-with-address'],
])('%s may not', (_, values, error) => {
  expect(faulty(values)).toEqual([error])
})

test('a hostile note is read in no time', () => {
  const start = processorTime()
  faulty({ note: `${'a.'.repeat(250)}${'a-'.repeat(250)}` })
  expect(processorTime() - start).toBeLessThan(1000)
})
