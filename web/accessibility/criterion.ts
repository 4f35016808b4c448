import type { Locale } from '@ma-cantine/lib/messages/locale'

/** The answer of the audit to a criterion of RGAA 4.1.2. */
export type Verdict = 'conform' | 'notConform' | 'notApplicable'

/** A sentence in both languages; it stands beside the verdict that it explains rather than in a catalogue. */
export type Sentence = Readonly<Record<Locale, string>>

/** The pages of the sample, described in `audited-pages.ts`. */
export type AuditedPageId =
  | 'anonymousHome'
  | 'managerHome'
  | 'signIn'
  | 'signUp'
  | 'account'
  | 'tokens'
  | 'selection'
  | 'purchases'
  | 'journal'
  | 'sheet'
  | 'management'
  | 'pendingActions'
  | 'manyDeclarations'
  | 'report'
  | 'declaration'
  | 'qualityTunnel'
  | 'qualityTable'
  | 'wasteQuestions'
  | 'plastics'
  | 'vegetarian'
  | 'information'
  | 'wasteMeasurements'
  | 'wasteTunnel'
  | 'scale'
  | 'proof'
  | 'faq'
  | 'article'
  | 'webinar'
  | 'siteMap'
  | 'notFound'
  | 'partners'
  | 'newPartner'

/** What a verdict rests on. */
export type Proof =
  /** A test that fails when the criterion is no longer met. */
  | { readonly kind: 'test'; readonly file: string; readonly title: string }
  /** What was looked at, on which pages. */
  | { readonly kind: 'page'; readonly pages: readonly AuditedPageId[]; readonly text: Sentence }
  /** Why a criterion does not apply, or what fails, until when, and what to do meanwhile. */
  | { readonly kind: 'remark'; readonly text: Sentence }

export interface Criterion {
  /** Number in RGAA 4.1.2: topic, then criterion. */
  readonly id: string
  readonly title: Sentence
  readonly verdict: Verdict
  readonly proofs: readonly Proof[]
}

type Evidence = Extract<Proof, { readonly kind: 'test' | 'page' }>

/** A test, by its file from the root of the repository and its title. */
export const test = (file: string, title: string): Evidence => ({ kind: 'test', file, title })

export const seen = (pages: readonly AuditedPageId[], fr: string, en: string): Evidence => ({
  kind: 'page',
  pages,
  text: { fr, en },
})

export const conform = (
  id: string,
  fr: string,
  en: string,
  ...proofs: readonly [Evidence, ...Evidence[]]
): Criterion => ({ id, title: { fr, en }, verdict: 'conform', proofs })

export const notConform = (id: string, fr: string, en: string, remark: Sentence): Criterion => ({
  id,
  title: { fr, en },
  verdict: 'notConform',
  proofs: [{ kind: 'remark', text: remark }],
})

export const notApplicable = (id: string, fr: string, en: string, remark: Sentence): Criterion => ({
  id,
  title: { fr, en },
  verdict: 'notApplicable',
  proofs: [{ kind: 'remark', text: remark }],
})
