import type { Labels } from '../messages/labels.ts'

/** The subjects of the contact form, in its order. */
export const inquiryTypes = ['functionalityQuestion', 'demo', 'bug', 'egalim', 'other'] as const
export type InquiryType = (typeof inquiryTypes)[number]

const knownTypes: ReadonlySet<string> = new Set(inquiryTypes)
export const isInquiryType = (text: string): text is InquiryType => knownTypes.has(text)

export const inquiryTypeLabels: Labels<InquiryType> = {
  fr: {
    functionalityQuestion: 'Une question sur une fonctionnalité',
    demo: 'Une demande de démonstration',
    bug: 'Un problème sur le site',
    egalim: 'Une question sur la loi EGalim',
    other: 'Autre chose',
  },
  en: {
    functionalityQuestion: 'A question about a feature',
    demo: 'A request for a demonstration',
    bug: 'A problem on the site',
    egalim: 'A question about the EGalim law',
    other: 'Something else',
  },
}
