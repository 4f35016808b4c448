import type { Labels } from '../messages/labels.ts'

/** Whether the help of an actor has to be paid for. */
export const gratuityOptions = ['free', 'paid', 'mix'] as const
export type GratuityOption = (typeof gratuityOptions)[number]

export const gratuityLabels: Labels<GratuityOption> = {
  fr: { free: 'Gratuit', paid: 'Payant', mix: 'En partie gratuit' },
  en: { free: 'Free', paid: 'Paid', mix: 'Partly free' },
}
