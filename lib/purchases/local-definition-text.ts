import type { Locale } from '../messages/locale.ts'
import { formatNumber } from '../messages/numbers.ts'
import type { LocalDefinition } from './purchase-draft.ts'
import { localDefinitionLabels } from './purchase-labels.ts'

/** What “local” means for a purchase, with its distance in kilometres if it has one. */
export function localDefinitionText(definition: LocalDefinition, km: number | null, locale: Locale): string {
  if (km === null) return localDefinitionLabels[locale][definition]
  const distance = `${formatNumber(km, locale)}\u00a0km`
  return locale === 'fr' ? `À ${distance} au plus` : `Within ${distance}`
}
