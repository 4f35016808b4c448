import {
  buttonsAt,
  isSaving,
  missingIn,
  moveFrom,
  shownSteps,
  slugAt,
  slugToResume,
  type TunnelPlace,
} from '@ma-cantine/lib/tunnels/tunnel'
import { describe, expect, test } from 'vitest'

const steps = [{ slug: 'entrée' }, { slug: 'plat' }, { slug: 'dessert' }] as const
type Slug = (typeof steps)[number]['slug'] | 'complet'
const at = (slug: Slug, isNew = false): TunnelPlace<(typeof steps)[number]['slug']> => ({ steps, slug, isNew })

test('the steps are those that the answers and the context call for', () => {
  const menu = [
    { slug: 'entrée', asks: ['soup'] },
    { slug: 'plat', asks: ['rice'], isShown: ({ soup }: { soup: string }) => soup === 'no' },
    { slug: 'dessert', asks: [], isShown: (_: { soup: string }, meals: number) => meals > 1 },
  ] as const
  const slugs = (soup: string, meals: number) => shownSteps(menu, { soup, rice: '' }, meals).map(({ slug }) => slug)
  expect(slugs('yes', 1)).toEqual(['entrée'])
  expect(slugs('no', 2)).toEqual(['entrée', 'plat', 'dessert'])
})

test('what is missing is what a step requires and nobody answered', () => {
  const required = ['soup', 'rice'] as const
  expect(missingIn({ required }, { soup: null, rice: false })).toEqual(['soup'])
  expect(missingIn({}, { soup: null })).toEqual([])
})

describe('the address', () => {
  test.each([
    ['plat', 'plat'],
    ['complet', 'complet'],
    ['fromage', 'entrée'],
    [null, 'entrée'],
  ])('with the slug %j shows %s', (slug, shown) => {
    expect(slugAt(steps, slug)).toBe(shown)
  })

  test.each([
    [null, 'entrée'],
    ['entrée', 'plat'],
    ['dessert', 'dessert'],
    ['complet', 'complet'],
    ['fromage', 'entrée'],
  ])('of who comes back with the progress %j is %s', (progress, slug) => {
    expect(slugToResume(steps, progress)).toBe(slug)
  })
})

describe('the buttons', () => {
  test.each([
    ['entrée', true, { close: 'quit', back: 'previous', isBackDisabled: true, main: 'continue' }],
    ['entrée', false, { close: 'save-and-quit', back: 'previous', isBackDisabled: true, main: 'continue' }],
    ['plat', true, { close: 'save-and-quit', back: 'previous', isBackDisabled: false, main: 'continue' }],
    ['dessert', false, { close: 'save-and-quit', back: 'previous', isBackDisabled: false, main: 'see-synthesis' }],
    ['complet', false, { close: 'quit', back: 'modify', isBackDisabled: false, main: 'end' }],
  ] as const)('of %s, nothing stored yet: %j', (slug, isNew, buttons) => {
    expect(buttonsAt(at(slug, isNew))).toEqual(buttons)
  })

  test('lead to the synthesis from the last step that is asked', () => {
    expect(buttonsAt({ steps: steps.slice(0, 2), slug: 'plat' }).main).toBe('see-synthesis')
  })

  test.each([
    ['main', 'entrée', { kind: 'go', slug: 'plat' }],
    ['main', 'dessert', { kind: 'go', slug: 'complet' }],
    ['main', 'complet', { kind: 'end' }],
    ['back', 'plat', { kind: 'go', slug: 'entrée' }],
    ['back', 'complet', { kind: 'go', slug: 'entrée' }],
    ['close', 'plat', { kind: 'leave' }],
    ['close', 'complet', { kind: 'leave' }],
  ] as const)('%s of %s leads to %j', (button, slug, move) => {
    expect(moveFrom(button, at(slug))).toEqual(move)
  })

  test.each([
    ['main', 'plat', false, true],
    ['main', 'plat', true, true],
    ['main', 'complet', true, false],
    ['back', 'plat', false, false],
    ['back', 'plat', true, true],
    ['back', 'complet', true, false],
    ['close', 'plat', false, false],
    ['close', 'plat', true, true],
    ['close', 'entrée', true, true],
    ['close', 'complet', true, false],
  ] as const)('%s of %s, changed: %j, checks and saves: %j', (button, slug, isChanged, saves) => {
    expect(isSaving(button, at(slug), isChanged)).toBe(saves)
  })

  test('nothing is kept of the first step of what is new, unless one goes on', () => {
    expect(isSaving('close', at('entrée', true), true)).toBe(false)
    expect(isSaving('main', at('entrée', true), false)).toBe(true)
    expect(isSaving('close', at('plat', true), true)).toBe(true)
  })
})
