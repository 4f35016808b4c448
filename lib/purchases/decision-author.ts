import type { LabelDecision } from './purchase-proposals-api.ts'

/** The name of who decided; null for an account that is gone, or has no name. */
export const decisionAuthor = ({ author }: Pick<LabelDecision, 'author'>): string | null =>
  [author?.firstName, author?.lastName].filter(Boolean).join(' ') || null
