import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type { CampaignDays } from '@ma-cantine/lib/administration/campaign-days'
import { campaignObjections } from '@ma-cantine/lib/administration/campaign-objections'
import { describe, expect, test } from 'vitest'

const announced: CampaignDays = {
  declarationStart: '2027-01-11',
  declarationEnd: '2027-03-31',
  correctionStart: '2027-04-12',
  correctionEnd: '2027-04-30',
}

/** The objections to a change, by day, in French. */
function objectionsTo(change: Partial<CampaignDays>, today: string, before: CampaignDays | null = announced) {
  const objections = campaignObjections({ ...announced, ...change }, { year: 2026, before, today })
  return Object.fromEntries(Object.entries(objections).map(([name, messages]) => [name, messages.map(m => m.in('fr'))]))
}

const past = [administrationMessages('past-day').in('fr')]
const otherYear = [administrationMessages('other-civil-year', 2026).in('fr')]
const endFirst = [administrationMessages('end-before-start').in('fr')]
const early = [administrationMessages('correction-before-declaration').in('fr')]
const short = [administrationMessages('correction-ends-before').in('fr')]
const both = [administrationMessages('both-correction-days').in('fr')]
const begun = (day: string) => [administrationMessages('period-begun', day).in('fr')]

describe('the days of a campaign', () => {
  test.each<[string, Partial<CampaignDays>, string]>([
    ['are announced from today on', {}, '2027-01-11'],
    ['may overlap, and end together', { correctionStart: '2027-03-01', correctionEnd: '2027-03-31' }, '2026-12-01'],
    ['may be without a correction', { correctionStart: null, correctionEnd: null }, '2026-12-01'],
    ['may be of one day', { declarationEnd: '2027-01-11' }, '2026-12-01'],
    ['may last to the end of the civil year', { correctionEnd: '2027-12-31' }, '2026-12-01'],
  ])('%s', (_, change, today) => {
    expect(objectionsTo(change, today, null)).toEqual({})
  })

  test.each<[string, Partial<CampaignDays>, string, object]>([
    ['are not past', { declarationStart: '2027-01-01' }, '2027-01-02', { declarationStart: past }],
    [
      'are of the civil year after that of the purchases, and are told all at once',
      { declarationStart: '2028-01-11', correctionEnd: '2028-01-01' },
      '2026-12-01',
      { declarationStart: otherYear, declarationEnd: endFirst, correctionStart: early, correctionEnd: otherYear },
    ],
    ['follow each other', { declarationEnd: '2027-01-10' }, '2026-12-01', { declarationEnd: endFirst }],
    [
      'of the correction follow each other',
      { declarationEnd: '2027-04-01', correctionEnd: '2027-04-11' },
      '2026-12-01',
      { correctionEnd: endFirst },
    ],
    [
      'of the correction do not end before the declaration',
      { declarationEnd: '2027-05-01' },
      '2026-12-01',
      { correctionEnd: short },
    ],
    ['of the correction are two', { correctionEnd: null }, '2026-12-01', { correctionEnd: both }],
    ['of the correction are two or none', { correctionStart: null }, '2026-12-01', { correctionStart: both }],
  ])('%s', (_, change, today, objections) => {
    expect(objectionsTo(change, today, null)).toEqual(objections)
  })
})

describe('the days of a campaign that has begun', () => {
  test.each<[string, Partial<CampaignDays>, string, object]>([
    ['can end later', { declarationEnd: '2027-04-11' }, '2027-02-01', {}],
    ['can end today', { declarationEnd: '2027-02-01' }, '2027-02-01', {}],
    ['cannot end before today', { declarationEnd: '2027-01-31' }, '2027-02-01', { declarationEnd: past }],
    ['keep the first one', { declarationStart: '2027-02-10' }, '2027-02-01', { declarationStart: begun('2027-01-11') }],
    [
      'keep the first one on that very day',
      { declarationStart: '2027-02-10' },
      '2027-01-11',
      { declarationStart: begun('2027-01-11') },
    ],
    [
      'can be prolonged once they are over',
      { declarationEnd: '2027-06-30', correctionEnd: '2027-07-15' },
      '2027-06-01',
      {},
    ],
    ['leave what is past as it is', { correctionEnd: '2027-05-31' }, '2027-04-20', {}],
    [
      'keep a correction that has begun',
      { correctionStart: null, correctionEnd: null },
      '2027-04-12',
      { correctionStart: begun('2027-04-12') },
    ],
    ['can lose a correction that has not begun', { correctionStart: null, correctionEnd: null }, '2027-04-11', {}],
    ['can gain another correction', { correctionStart: '2027-05-03', correctionEnd: '2027-05-20' }, '2027-04-11', {}],
  ])('%s', (_, change, today, objections) => {
    expect(objectionsTo(change, today)).toEqual(objections)
  })
})
