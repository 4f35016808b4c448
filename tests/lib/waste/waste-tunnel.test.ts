import {
  buttonsOf,
  pressButton,
  propertiesOfStep,
  type StepState,
  stepAt,
  stepsOf,
  type TunnelStep,
} from '@ma-cantine/lib/waste/waste-tunnel'
import { describe, expect, test } from 'vitest'

const sorted = stepsOf(true)
const unsorted = stepsOf(false)
const state = (values: Partial<StepState>): StepState => ({
  step: 'total',
  mode: 'edition',
  isChanged: false,
  isValid: true,
  ...values,
})

describe('the steps', () => {
  test('are six and the synthesis when the waste is sorted by source, or while that is not answered', () => {
    expect(sorted).toEqual([
      'periode',
      'total',
      'distinction',
      'preparation',
      'non-servies',
      'reste-assiette',
      'complet',
    ])
    expect(stepsOf(null)).toEqual(sorted)
  })

  test('are three and the synthesis when it is not sorted', () => {
    expect(unsorted).toEqual(['periode', 'total', 'distinction', 'complet'])
  })

  test.each([
    [sorted, 'preparation', 'preparation'],
    [unsorted, 'preparation', 'periode'],
    [sorted, 'inconnu', 'periode'],
    [sorted, null, 'periode'],
  ] as const)('of %j, the slug %j leads to %s', (steps, slug, step) => {
    expect(stepAt(steps, slug)).toBe(step)
  })

  test('ask for each property once', () => {
    const properties = sorted.flatMap(propertiesOfStep)
    expect(new Set(properties).size).toBe(properties.length)
    expect(properties).toHaveLength(17)
  })
})

describe('the buttons', () => {
  test.each([
    ['periode', 'creation', { close: 'quit', back: 'previous', isBackDisabled: true, main: 'continue' }],
    ['periode', 'edition', { close: 'save-and-quit', back: 'previous', isBackDisabled: true, main: 'continue' }],
    ['total', 'creation', { close: 'save-and-quit', back: 'previous', isBackDisabled: false, main: 'continue' }],
    [
      'reste-assiette',
      'edition',
      { close: 'save-and-quit', back: 'previous', isBackDisabled: false, main: 'see-synthesis' },
    ],
    ['complet', 'edition', { close: 'quit', back: 'modify', isBackDisabled: false, main: 'finish' }],
  ] as const)('of %s in %s', (step, mode, buttons) => {
    expect(buttonsOf(sorted, step, mode)).toEqual(buttons)
  })

  test('lead to the synthesis from the distinction when the waste is not sorted', () => {
    expect(buttonsOf(unsorted, 'distinction', 'edition').main).toBe('see-synthesis')
  })
})

describe('the main button', () => {
  test('saves a change and goes on', () => {
    expect(pressButton('main', sorted, state({ isChanged: true }))).toEqual({
      kind: 'go',
      step: 'distinction',
      saves: true,
    })
  })

  test('goes on without saving when nothing changed, but for the first step of a creation', () => {
    expect(pressButton('main', sorted, state({}))).toMatchObject({ saves: false })
    const first = state({ step: 'periode', mode: 'creation' })
    expect(pressButton('main', sorted, first)).toEqual({ kind: 'go', step: 'total', saves: true })
  })

  test('shows the errors of a step that is not valid', () => {
    expect(pressButton('main', sorted, state({ isValid: false }))).toMatchObject({ kind: 'show-errors' })
  })

  test.each([
    [sorted, 'reste-assiette'],
    [unsorted, 'distinction'],
  ] as const)('of %j leads from %s to the synthesis', (steps, step) => {
    expect(pressButton('main', steps, state({ step }))).toMatchObject({ kind: 'go', step: 'complet' })
  })

  test('leaves from the synthesis', () => {
    expect(pressButton('main', sorted, state({ step: 'complet' }))).toEqual({ kind: 'leave', saves: false })
  })
})

describe('the way back', () => {
  test('saves a change that is valid', () => {
    expect(pressButton('back', sorted, state({ isChanged: true }))).toEqual({
      kind: 'go',
      step: 'periode',
      saves: true,
    })
  })

  test('does not save what is unchanged, valid or not', () => {
    const expected = { kind: 'go', step: 'periode', saves: false }
    expect(pressButton('back', sorted, state({}))).toEqual(expected)
    expect(pressButton('back', sorted, state({ isValid: false }))).toEqual(expected)
  })

  test('shows the errors of a change that is not valid', () => {
    expect(pressButton('back', sorted, state({ isChanged: true, isValid: false }))).toMatchObject({
      kind: 'show-errors',
    })
  })

  test('leads from the synthesis to the first step', () => {
    expect(pressButton('back', sorted, state({ step: 'complet' }))).toMatchObject({ kind: 'go', step: 'periode' })
  })
})

describe('the button that closes', () => {
  test.each([
    ['periode', 'creation', true, false],
    ['complet', 'edition', true, false],
    ['total', 'edition', false, false],
    ['total', 'edition', true, true],
    ['periode', 'edition', true, true],
  ] as const)('leaves from %s in %s, changed: %j, and saves: %j', (step, mode, isChanged, saves) => {
    expect(pressButton('close', sorted, state({ step: step as TunnelStep, mode, isChanged }))).toEqual({
      kind: 'leave',
      saves,
    })
  })

  test('shows the errors of a change that is not valid', () => {
    expect(pressButton('close', sorted, state({ isChanged: true, isValid: false }))).toMatchObject({
      kind: 'show-errors',
    })
  })
})
