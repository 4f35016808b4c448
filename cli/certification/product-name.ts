import { makePrintable } from '@ma-cantine/lib/reports/make-printable'

/** A certificate is shown in the terminals of others: its names move no cursor there. */
export const isProductName = (text: string): boolean =>
  text.length <= 100 && /\S/.test(text) && text === text.trim() && makePrintable(text) === text && !/\p{Cf}/u.test(text)
