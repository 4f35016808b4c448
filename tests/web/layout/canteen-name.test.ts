import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canteenNameFor } from '../../../web/layout/canteen-name.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('the canteen of a screen is named by its address; one without a name has none', () => {
  expect(canteenNameFor('DashboardManager', '12--École-du-Parc--Nord')).toBe('École du Parc  Nord')
  expect(canteenNameFor('DashboardManager', '12')).toBeNull()
  expect(console.error).not.toHaveBeenCalled()
})

test('an address without a canteen is told to developers', () => {
  expect(canteenNameFor('DashboardManager', undefined)).toBeNull()
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['DashboardManager needs the name of a canteen, and its address has none'],
  ])
})
