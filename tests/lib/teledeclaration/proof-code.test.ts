import {
  isRequestCode,
  ProofCodeDraft,
  proofCodeProblem,
  readProofCode,
} from '@ma-cantine/lib/teledeclaration/proof-code'
import { expect, test } from 'vitest'
import { processorTime } from '../../support/processor-time.ts'

const code = '7K2M-9QXA-04TB-HV6D'

test.each([
  ['as it is written', code],
  ['in lower case, with spaces and without hyphens', ' 7k2m 9qxa04tb hv6d '],
  ['with the letter O for zero', '7K2M-9QXA-O4TB-HV6D'],
  ['with long hyphens and the full stop of its sentence', '7K2M–9QXA‑04TB—HV6D.'],
  ['in the address of its page', `https://ma-cantine.example/preuve/${code}`],
])('a code is read %s', (_, text) => {
  expect(readProofCode(text)).toBe(code)
  expect(proofCodeProblem(text)).toBeNull()
  expect(ProofCodeDraft.parse({ code: text })).toEqual({ code })
})

test('the code of a request has twenty characters', () => {
  expect(readProofCode(`${code} 8abc`)).toBe(`${code}-8ABC`)
  expect([code, `${code}-8ABC`].map(isRequestCode)).toEqual([false, true])
})

test('I and L are read as 1', () => {
  expect(readProofCode('IL11-1111-1111-1111')).toBe('1111-1111-1111-1111')
})

test.each([
  [
    '7K2M-9QXA',
    'Le code d’une preuve compte 16 caractères, par exemple « 7K2M-9QXA-04TB-HV6D », ou 20 pour une demande de récapitulatif. Celui-ci en a 8.',
  ],
  [
    `${code}8`,
    'Le code d’une preuve compte 16 caractères, par exemple « 7K2M-9QXA-04TB-HV6D », ou 20 pour une demande de récapitulatif. Celui-ci en a 17.',
  ],
  [
    '7U2M-9QXA-É4TB-HV6D',
    'Le code d’une preuve est fait de chiffres et de lettres, sauf U. Relisez celui-ci, qui contient : U É',
  ],
  [
    '😀',
    'Le code d’une preuve compte 16 caractères, par exemple « 7K2M-9QXA-04TB-HV6D », ou 20 pour une demande de récapitulatif. Celui-ci en a 0.',
  ],
])('why %s is no code is told', (text, sentence) => {
  expect(readProofCode(text)).toBeNull()
  expect(proofCodeProblem(text)?.in('fr')).toBe(sentence)
  expect(ProofCodeDraft.safeParse({ code: text }).success).toBe(false)
})

test('a hostile text is read in no time', () => {
  const text = '/preuve/'.repeat(100_000)
  const start = processorTime()
  readProofCode(text)
  expect(processorTime() - start).toBeLessThan(2000)
})
