import { paging } from '@ma-cantine/lib/lists/page'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Query = z.object(paging({ standard: 12, most: 30 }))

test.each([
  [{}, { limit: 12, offset: 0 }],
  [
    { limit: '5', offset: '10' },
    { limit: 5, offset: 10 },
  ],
  [
    { limit: '', offset: 'dix' },
    { limit: 12, offset: 0 },
  ],
  [{ limit: '0' }, { limit: 12, offset: 0 }],
  [{ limit: '31' }, { limit: 30, offset: 0 }],
  [{ limit: ['5', '6'] }, { limit: 6, offset: 0 }],
])('the page %o is %o', (query, page) => {
  expect(Query.parse(query)).toEqual(page)
})
