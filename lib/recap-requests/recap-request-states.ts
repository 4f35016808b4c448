/**
 * Where a request stands: it awaits an answer, a file came, the answer was no, the managers await nothing more, or what
 * came is stored as purchases.
 */
export const recapRequestStates = ['sent', 'received', 'declined', 'closed', 'stored'] as const
/** One of the five states of a request. */
export type RecapRequestState = (typeof recapRequestStates)[number]
