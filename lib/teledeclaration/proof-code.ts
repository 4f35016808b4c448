import { z } from 'zod'
import { customIssue } from '../messages/issue-message.ts'
import { proofMessages } from './proof-messages.ts'

const length = 16

/**
 * The characters of a code as people type or paste it: in any case, with or without its hyphens, within the address of its
 * page, and with letters that look like digits.
 */
const charactersOf = (text: string): string =>
  text
    .replace(/^.*\/preuve(?:-de-demande)?\//s, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

const foreign = /[^0-9A-HJKMNP-TV-Z]/gu

/** The code as the proof writes it; null for a text that cannot be one. */
export function readProofCode(text: string): string | null {
  const characters = charactersOf(text)
  if (characters.length !== length || characters.search(foreign) >= 0) return null
  return characters.match(/.{4}/g)?.join('-') ?? null
}

/** Why a text cannot be the code of a proof; null for one that can. */
export function proofCodeProblem(text: string) {
  const characters = charactersOf(text)
  const strangers = [...new Set(characters.match(foreign))]
  if (strangers.length > 0) return proofMessages('code-characters', strangers.slice(0, 5).join(' '))
  return characters.length === length ? null : proofMessages('code-length', [...characters].length)
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
