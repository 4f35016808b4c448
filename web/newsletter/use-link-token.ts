import { useSearchParams } from 'react-router'

/** The secret part of a link of our messages; a link without it gets the refusal of one that is not valid. */
export const useLinkToken = (): string => useSearchParams()[0].get('jeton') || 'absent'
