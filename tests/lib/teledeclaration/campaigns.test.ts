import {
  campaignUnderWay,
  isCampaignOver,
  lastBegunCampaign,
  openCampaign,
  openWindows,
  withOverride,
} from '@ma-cantine/lib/teledeclaration/campaigns'
import { describe, expect, test } from 'vitest'
import { campaigns } from '../../support/campaigns.ts'

const yearOpenAt = (instant: string) => openCampaign(new Date(instant), campaigns)?.year ?? null

describe('a campaign of declarations', () => {
  test.each([
    ['opens at midnight in Paris', '2025-01-06T23:00:00Z', 2024],
    ['is still closed a second before', '2025-01-06T22:59:59Z', null],
    ['includes its last day', '2025-04-06T21:59:59Z', 2024],
    ['is closed the day after', '2025-04-06T22:00:00Z', null],
    ['opens again for corrections', '2025-04-16T12:00:00Z', 2024],
    ['goes on in its corrections where they overlap', '2024-06-12T12:00:00Z', 2023],
    ['may have none', '2022-12-05T12:00:00Z', null],
    ['is that of 2025 until 29 April 2026', '2026-04-29T21:59:59Z', 2025],
    ['that nobody has announced yet is closed', '2027-02-01T12:00:00Z', null],
  ])('%s', (_, instant, year) => {
    expect(yearOpenAt(instant)).toBe(year)
  })

  test('passes from declarations to corrections at midnight in Paris', () => {
    const campaign = campaigns.find(({ year }) => year === 2025) ?? expect.fail()
    expect(openWindows(campaign, new Date('2026-04-15T21:59:59Z'))).toEqual({
      inDeclaration: true,
      inCorrection: false,
    })
    expect(openWindows(campaign, new Date('2026-04-15T22:00:00Z'))).toEqual({
      inDeclaration: false,
      inCorrection: true,
    })
  })

  test('is over after its correction, and never before somebody has announced it', () => {
    const campaign = campaigns.find(({ year }) => year === 2025) ?? expect.fail()
    expect(isCampaignOver(campaign, new Date('2026-04-29T21:59:59Z'))).toBe(false)
    expect(isCampaignOver(campaign, new Date('2026-04-29T22:00:00Z'))).toBe(true)
    expect(isCampaignOver({ ...campaign, correction: null }, new Date('2026-04-15T22:00:00Z'))).toBe(true)
    expect(isCampaignOver(null, new Date('2030-01-01T12:00:00Z'))).toBe(false)
  })

  test('is the last one from its first day until the next one begins', () => {
    const yearOf = (instant: string) => lastBegunCampaign(new Date(instant), campaigns).year
    expect(yearOf('2026-01-11T22:59:59Z')).toBe(2024)
    expect(yearOf('2026-01-11T23:00:00Z')).toBe(2025)
    expect(yearOf('2030-01-01T12:00:00Z')).toBe(2025)
  })

  test('of the settings replaces the one of its year', () => {
    const moved = { year: 2024, declaration: { start: '2025-02-01', end: '2025-02-28' }, correction: null }
    expect(openCampaign(new Date('2025-01-10T12:00:00Z'), withOverride(campaigns, moved))).toBeNull()
    expect(openCampaign(new Date('2025-02-10T12:00:00Z'), withOverride(campaigns, moved))).toBe(moved)
    expect(withOverride(campaigns, null)).toBe(campaigns)
  })
})

test.each([
  ['begins with its first day', '2025-01-06T23:00:00Z', 2024],
  ['goes on between declaration and correction', '2025-04-10T12:00:00Z', 2024],
  ['ends with its last day', '2025-04-30T21:59:59Z', 2024],
  ['is over the day after', '2025-04-30T22:00:00Z', null],
  ['ends with its declaration where it has no correction', '2022-12-05T12:00:00Z', null],
])('a campaign that is under way %s', (_, instant, year) => {
  expect(campaignUnderWay(new Date(instant), campaigns)?.year ?? null).toBe(year)
})
