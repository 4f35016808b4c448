import { describeAction } from '@ma-cantine/lib/waste-actions/describe-action'
import { type WasteActionInput, wasteActionErrors } from '@ma-cantine/lib/waste-actions/waste-action-rules'
import { wasteActionInput } from '@ma-cantine/lib/waste-actions/waste-action-writing-api'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { writtenTexts } from '../../server/support/written-texts.ts'

const { body } = writtenTexts.WasteAction
const action = z.object(wasteActionInput).parse(body)
const errorsOf = (change: Partial<WasteActionInput>) => Object.keys(wasteActionErrors({ ...action, ...change }))

describe('an action that is published', () => {
  test.each(['subtitle', 'why', 'effect', 'titleEn', 'subtitleEn', 'whyEn', 'effectEn'] as const)(
    'has its text « %s », which a draft may lack',
    name => {
      expect(errorsOf({ [name]: '' })).toEqual([name])
      expect(errorsOf({ [name]: '', published: false })).toEqual([])
    },
  )

  test('has three to five steps, as many in both languages, and the waste that it reduces', () => {
    const steps = (count: number) => Array.from({ length: count }, (_, index) => `Étape ${index}.`)
    const withSteps = (french: number, english = french) =>
      errorsOf({ firstSteps: steps(french), firstStepsEn: steps(english) })
    expect([withSteps(2), withSteps(3), withSteps(5), withSteps(6)]).toEqual([['firstSteps'], [], [], ['firstSteps']])
    expect(withSteps(3, 4)).toEqual(['firstStepsEn'])
    expect(errorsOf({ wasteOrigins: [] })).toEqual(['wasteOrigins'])
    expect(errorsOf({ wasteOrigins: [], firstSteps: [], firstStepsEn: [], published: false })).toEqual([])
  })
})

test('a picture has its words, in a draft as well; without a picture, none are asked for', () => {
  expect(errorsOf({ pictureText: '', published: false })).toEqual(['pictureText'])
  expect(errorsOf({ pictureTextEn: '', published: false })).toEqual([])
  expect(errorsOf({ pictureTextEn: '' })).toEqual(['pictureTextEn'])
  expect(errorsOf({ picture: null, pictureText: '', pictureTextEn: '' })).toEqual([])
})

test.each([
  ['/media/textes/sauces.webp', '/media/textes/sauces.webp'],
  ['/images/waste-actions/time-to-eat.svg', '/images/waste-actions/time-to-eat.svg'],
  [' ', null],
  ['https://ailleurs.example/sauces.webp', undefined],
  ['/media/textes/../secret', undefined],
])('the picture %s is read as %s', (given, read) => {
  expect(wasteActionInput.picture.safeParse(given).data).toBe(read)
})

test('the description of an action holds no HTML but ours', () => {
  const hostile = '<img src=x onerror="alert(1)"> & co'
  const html = describeAction({ why: hostile, firstSteps: [hostile], effect: hostile }, 'fr')
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co')
})
