import { changeBack } from '@ma-cantine/lib/diagnostics/change-back'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { answerNames } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { expect, test } from 'vitest'

const nothing = Object.fromEntries(answerNames.map(name => [name, null]))
const diagnostic = (values: Partial<Diagnostic>) => ({ ...nothing, sources: {}, ...values }) as unknown as Diagnostic

const before = diagnostic({
  tunnelDiversification: 'service',
  tunnelPlastic: 'complet',
  serviceType: 'UNIQUE',
  vegetarianMenuBases: ['SOY'],
  sources: { serviceType: 'LAST_YEAR', vegetarianMenuBases: 'DERIVED' },
})
const filled = diagnostic({
  ...before,
  tunnelDiversification: 'complet',
  serviceType: 'MULTIPLE_RESERVATION',
  vegetarianMenuBases: null,
  vegetarianWeeklyRecurrence: 'NEVER',
})

test('taking back what filled a measure gives it its answers, their sources and its progress again', () => {
  expect(changeBack(filled, before, 'menus-vegetariens')).toEqual({
    serviceType: 'UNIQUE',
    vegetarianMenuBases: ['SOY'],
    vegetarianWeeklyRecurrence: null,
    sources: { serviceType: 'LAST_YEAR' },
    tunnelDiversification: 'service',
  })
})

test('a measure that nobody had begun is not begun again', () => {
  expect(changeBack(filled, diagnostic({ tunnelDiversification: null }), 'menus-vegetariens')).toMatchObject({
    tunnelDiversification: null,
  })
})
