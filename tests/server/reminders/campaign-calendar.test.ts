import { expect, test } from 'vitest'
import { reminderOn, reminderPeriods } from '../../../server/reminders/campaign-calendar.ts'
import { campaigns } from '../../support/campaigns.ts'

const campaignOf = (year: number) => campaigns.find(campaign => campaign.year === year) ?? expect.fail()

test('reminders leave at the opening, in the middle, on the last working day that leaves five days, and for corrections', () => {
  expect(reminderPeriods(campaignOf(2024))).toEqual({
    opening: { start: '2025-01-07', end: '2025-01-16' },
    missing: { start: '2025-02-20', end: '2025-03-01' },
    'last-days': { start: '2025-04-01', end: '2025-04-06' },
    correction: { start: '2025-04-16', end: '2025-04-25' },
  })
})

test('the last reminder leaves on the Friday before when five days remain on a Sunday', () => {
  // The campaign ends on Friday 30 June 2023.
  expect(reminderPeriods(campaignOf(2022))['last-days']?.start).toBe('2023-06-23')
})

test('corrections that begin during the campaign are not announced: they are possible already', () => {
  expect(reminderPeriods(campaignOf(2023)).correction).toBeUndefined()
})

test('a campaign of a few days has its last reminder only, on every day of it', () => {
  const short = { year: 2024, declaration: { start: '2025-03-03', end: '2025-03-05' }, correction: null }
  const days = ['2025-03-02', '2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06']
  expect(days.map(day => reminderOn(short, day))).toEqual([null, 'last-days', 'last-days', 'last-days', null])
})
