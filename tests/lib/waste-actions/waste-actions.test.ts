import { existsSync } from 'node:fs'
import { describeAction } from '@ma-cantine/lib/waste-actions/describe-action'
import { wasteActions } from '@ma-cantine/lib/waste-actions/waste-actions'
import { describe, expect, test } from 'vitest'

describe('the catalogue of actions', () => {
  test('has twenty, of all efforts and origins, whose ids and titles differ', () => {
    expect(wasteActions.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(new Set(wasteActions.map(({ effort }) => effort)).size).toBe(3)
    expect(new Set(wasteActions.flatMap(({ wasteOrigins }) => wasteOrigins)).size).toBe(3)
    for (const locale of ['fr', 'en'] as const) {
      expect(new Set(wasteActions.map(action => action[locale].title)).size).toBe(20)
    }
  })

  test.each(wasteActions)('$picture has its picture, three to five steps, and both languages', action => {
    expect(existsSync(`web/public/images/waste-actions/${action.picture}.svg`)).toBe(true)
    expect(action.wasteOrigins.length).toBeGreaterThan(0)
    expect(action.fr.firstSteps.length).toBe(action.en.firstSteps.length)
    expect(action.fr.firstSteps.length).toBeGreaterThanOrEqual(3)
    expect(action.fr.firstSteps.length).toBeLessThanOrEqual(5)
    for (const { title, subtitle, why, firstSteps, effect } of [action.fr, action.en]) {
      expect(title).not.toMatch(/[.!]$/)
      for (const text of [title, subtitle, why, effect, ...firstSteps]) expect(text).not.toMatch(/['"<>]|\.\.\.|\s{2}/)
      for (const text of [subtitle, why, effect, ...firstSteps]) expect(text).toMatch(/[.!?]$/)
    }
  })
})

test('the description of an action holds no HTML but ours', () => {
  const hostile = '<img src=x onerror="alert(1)"> & co'
  const text = { title: hostile, subtitle: hostile, why: hostile, firstSteps: [hostile], effect: hostile }
  const html = describeAction(text, 'fr')
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co')
})
