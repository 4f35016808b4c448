import { lastPage, pageWindow, positionsOfPage, readPageNumber } from '@ma-cantine/lib/lists/page-numbers'
import { describe, expect, test } from 'vitest'

test('only a number from 1 names a page', () => {
  expect(['3', '999999'].map(readPageNumber)).toEqual([3, 999_999])
  expect([null, undefined, '', '0', '-2', '1e3', '1.5', ' 2', '1000000', 'deux'].map(readPageNumber)).toEqual(
    Array(10).fill(1),
  )
})

test('a list ends with the page that its last item is on', () => {
  expect([0, 1, 10, 11, 20, 21].map(count => lastPage(count, 10))).toEqual([1, 1, 1, 2, 2, 3])
})

test('the positions of a page end with the list', () => {
  expect(positionsOfPage(1, 10, 25)).toEqual({ first: 1, last: 10 })
  expect(positionsOfPage(3, 10, 25)).toEqual({ first: 21, last: 25 })
})

describe('five numbers of pages are shown', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    // A page that is gone.
    [50, 9, [5, 6, 7, 8, 9]],
  ])('page %i of %i', (page, pages, numbers) => {
    expect(pageWindow(page, pages)).toEqual(numbers)
  })
})
