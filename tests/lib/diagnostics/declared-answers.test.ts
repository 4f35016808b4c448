import { declaredAnswers } from '@ma-cantine/lib/diagnostics/declared-answers'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import {
  choiceQuestions,
  countQuestions,
  listQuestions,
  namesOf,
  textQuestions,
  weightQuestions,
  yesNoQuestions,
} from '@ma-cantine/lib/diagnostics/service-questions'
import { describe, expect, test } from 'vitest'

const all = [
  ...yesNoQuestions,
  ...namesOf(choiceQuestions),
  ...namesOf(listQuestions),
  ...namesOf(countQuestions),
  ...namesOf(weightQuestions),
  ...namesOf(textQuestions),
]
const empty = Object.fromEntries(all.map(name => [name, null])) as unknown as Diagnostic
const large = { productionType: 'site', dailyMealCount: 5000 } as const
const small = { productionType: 'site', dailyMealCount: 100 } as const
const statesOf = (canteen: Parameters<typeof declaredAnswers>[0], given: Partial<Diagnostic>) =>
  Object.fromEntries(declaredAnswers(canteen, { ...empty, ...given }).map(({ name, state }) => [name, state]))

describe('what is read before a declaration', () => {
  test('every answer that is given is there, once', () => {
    const given = Object.fromEntries(all.map(name => [name, 'text'])) as unknown as Diagnostic
    const answers = declaredAnswers(small, given)
    expect(answers.map(({ name }) => name).sort()).toEqual([...all].sort())
    expect(answers.every(({ state }) => state === 'given')).toBe(true)
  })

  test('what was not answered is missing, but for free texts and details of what was not said', () => {
    const states = statesOf(large, {})
    expect(states).toMatchObject({
      hasWasteDiagnostic: 'missing',
      hasDonationAgreement: 'missing',
      wasteActions: 'missing',
    })
    for (const name of ['otherWasteAction', 'totalLeftovers', 'donationFrequency', 'communicationFrequency']) {
      expect(states).not.toHaveProperty(name)
    }
  })

  test('a yes calls for its details, and a no and an empty list are answers', () => {
    const states = statesOf(large, { hasDonationAgreement: true, hasWasteDiagnostic: false, wasteActions: [] })
    expect(states).toMatchObject({ donationFrequency: 'missing', hasWasteDiagnostic: 'given', wasteActions: 'given' })
    expect(states).not.toHaveProperty('hasWastePlan')
  })

  test('what the law does not ask of a small canteen, or of one without vegetarian menu, does not apply', () => {
    expect(statesOf(small, { vegetarianWeeklyRecurrence: 'NEVER' })).toMatchObject({
      hasDonationAgreement: 'not-applicable',
      hasDiversificationPlan: 'not-applicable',
      vegetarianMenuType: 'not-applicable',
      vegetarianMenuBases: 'not-applicable',
    })
    expect(statesOf(small, { hasDonationAgreement: true }).hasDonationAgreement).toBe('given')
  })
})
