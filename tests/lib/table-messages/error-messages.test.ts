import { type CodeOf, errorMessages, joinErrorMessages } from '@ma-cantine/lib/table-messages/error-messages'
import { expect, expectTypeOf, test } from 'vitest'

const sentences = (title: string) => ({ title, message: () => title, advice: () => title })

const tray = errorMessages<'cold' | 'late'>(
  { cold: sentences('Froid'), late: sentences('En retard') },
  { cold: sentences('Cold'), late: sentences('Late') },
)
const dish = errorMessages<'burnt'>({ burnt: sentences('Brûlé') }, { burnt: sentences('Burnt') })

test('a code without its sentence in each language does not compile', () => {
  const whole = { cold: sentences('Froid'), late: sentences('En retard') }
  const incomplete = { cold: sentences('Froid') }
  // @ts-expect-error: no French sentence for `late`
  errorMessages<'cold' | 'late'>(incomplete, whole)
  // @ts-expect-error: no English sentence for `late`
  errorMessages<'cold' | 'late'>(whole, incomplete)
})

test('the messages of several features are joined with all their codes', () => {
  const all = joinErrorMessages(tray, dish)
  expectTypeOf<CodeOf<typeof all>>().toEqualTypeOf<'cold' | 'late' | 'burnt'>()
  expect(Object.keys(all.wordings.fr)).toEqual(['cold', 'late', 'burnt'])
  expect(all.wordings.en.burnt.title).toBe('Burnt')
})
