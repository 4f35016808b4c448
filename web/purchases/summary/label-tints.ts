import type { SummaryLabel } from '@ma-cantine/lib/purchases/purchase-sums'
import type { Kind } from '@ma-cantine/lib/purchases/what-if'

/** Tints by meaning, each with a contrast of 3 at least with the light and the dark background. */
export const kindTints: Readonly<Record<Kind, string>> = {
  organic: 'artwork-minor-green-emeraude',
  quality: 'artwork-minor-blue-cumulus',
  other: 'text-mention-grey',
}

export const labelTints: Readonly<Record<SummaryLabel, string>> = {
  BIO: 'artwork-minor-green-emeraude',
  CONVERSION_BIO: 'artwork-minor-green-menthe',
  LABEL_ROUGE: 'artwork-minor-pink-tuile',
  AOCAOP_IGP_STG: 'artwork-minor-blue-france',
  HVE: 'artwork-minor-purple-glycine',
  PECHE_DURABLE: 'artwork-minor-blue-cumulus',
  RUP: 'text-label-brown-opera',
  COMMERCE_EQUITABLE: 'text-label-green-tilleul-verveine',
  FERMIER: 'text-default-warning',
  EXTERNALITES: 'artwork-minor-green-archipel',
  PERFORMANCE: 'artwork-minor-red-marianne',
  EQUIVALENTS: 'text-label-pink-macaron',
  NON_EGALIM: 'text-mention-grey',
}
