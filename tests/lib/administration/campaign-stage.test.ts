import { nextCampaignYear, stageOfCampaign } from '@ma-cantine/lib/administration/campaign-stage'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { expect, test } from 'vitest'

const campaign = {
  year: 2026,
  declaration: { start: '2027-01-11', end: '2027-03-31' },
  correction: { start: '2027-04-12', end: '2027-04-30' },
}

test.each([
  ['announced', '2027-01-10T22:59:59Z'],
  ['declaration', '2027-01-10T23:00:00Z'],
  ['between', '2027-03-31T22:00:00Z'],
  ['correction', '2027-04-11T22:00:00Z'],
  ['over', '2027-04-30T22:00:00Z'],
] as const)('a campaign is %s at %s', (stage, instant) => {
  expect(stageOfCampaign(campaign, new Date(instant))).toBe(stage)
})

test('the next campaign is that of last year, or the first without one', () => {
  const last = currentYear() - 1
  expect(nextCampaignYear([])).toBe(last)
  expect(nextCampaignYear([{ year: last - 1 }])).toBe(last)
  expect(nextCampaignYear([{ year: last }, { year: last + 1 }])).toBe(last + 2)
})
