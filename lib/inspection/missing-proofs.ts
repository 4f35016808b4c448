/** What a purchase may lack before an inspection, in the order in which it is told. */
export const missingProofs = ['invoice', 'certificate'] as const
export type MissingProof = (typeof missingProofs)[number]
