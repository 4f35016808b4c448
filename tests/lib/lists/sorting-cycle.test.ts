import { columnOrder } from '@ma-cantine/lib/lists/sorting-cycle'
import { expect, test } from 'vitest'

const fields = ['name', 'date'] as const

/** The orders that a column shows, and those that its title asks for, four times in a row. */
function cycle(field: (typeof fields)[number], standard: 'name' | '-date', order = ''): string[] {
  const steps: string[] = []
  for (let step = 0; step < 4; step++) {
    const { shown, next } = columnOrder(order, field, fields, standard)
    steps.push(`${shown} → ${next}`)
    order = next
  }
  return steps
}

test('a column orders upwards, downwards, then no more', () => {
  expect(cycle('name', '-date')).toEqual(['none → name', 'ascending → -name', 'descending → ', 'none → name'])
})

test('the column of the standard order is never without an order', () => {
  expect(cycle('name', 'name')).toEqual(['ascending → -name', 'descending → ', 'ascending → -name', 'descending → '])
  expect(cycle('date', '-date')).toEqual(['descending → date', 'ascending → ', 'descending → date', 'ascending → '])
})

test('an order by several fields shows the first of them', () => {
  expect(columnOrder('-date,name', 'date', fields, 'name').shown).toBe('descending')
  expect(columnOrder('-date,name', 'name', fields, 'name').shown).toBe('none')
})
