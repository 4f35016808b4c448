import { z } from 'zod'
import { customIssue } from '../messages/issue-message.ts'
import { proofMessages } from './proof-messages.ts'

/** Characters of the codes of declarations, and of requests for recaps: the length tells what a proof is of. */
const lengths = { declaration: 16, request: 20 } as const
const knownLengths: ReadonlySet<number> = new Set(Object.values(lengths))

/** Whether a code, as the proof writes it, is that of a request for a recap. */
export const isRequestCode = (code: string): boolean => charactersOf(code).length === lengths.request

/**
 * The characters of a code as people type or paste it: in any case, with or without its hyphens, within the address of its
 * page, and with letters that look like digits.
 */
const charactersOf = (text: string): string =>
  text
    .replace(/^.*\/preuve\//s, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

const foreign = /[^0-9A-HJKMNP-TV-Z]/gu

/** The code as the proof writes it; null for a text that cannot be one. */
export function readProofCode(text: string): string | null {
  const characters = charactersOf(text)
  if (!knownLengths.has(characters.length) || characters.search(foreign) >= 0) return null
  return characters.match(/.{4}/g)?.join('-') ?? null
}

/** Why a text cannot be the code of a proof; null for one that can. */
export function proofCodeProblem(text: string) {
  const characters = charactersOf(text)
  const strangers = [...new Set(characters.match(foreign))]
  if (strangers.length > 0) return proofMessages('code-characters', strangers.slice(0, 5).join(' '))
  return knownLengths.has(characters.length) ? null : proofMessages('code-length', [...characters].length)
}

/** The form that asks for a code. */
export const ProofCodeDraft = z.object({
  code: z
    .string()
    .trim()
    .min(1, { abort: true })
    .transform((text, context) => {
      const problem = proofCodeProblem(text)
      if (problem) context.addIssue(customIssue(problem))
      return readProofCode(text) ?? ''
    }),
})
