import type { ProductFamily } from './purchase-draft.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'

const impossible: Readonly<Record<ProductFamily, readonly StoredCharacteristic[]>> = {
  VIANDES_VOLAILLES: ['PECHE_DURABLE'],
  CHARCUTERIE: ['PECHE_DURABLE'],
  PRODUITS_DE_LA_MER: ['RUP', 'FERMIER'],
  FRUITS_ET_LEGUMES: ['PECHE_DURABLE', 'FERMIER'],
  PRODUITS_LAITIERS: ['PECHE_DURABLE'],
  BOULANGERIE: ['PECHE_DURABLE', 'FERMIER'],
  BOISSONS: ['LABEL_ROUGE', 'PECHE_DURABLE', 'FERMIER'],
  AUTRES: ['PECHE_DURABLE', 'FERMIER'],
}

/** The characteristics that no product of this family has: fishing does not concern bread. */
export const impossibleCharacteristics = (family: ProductFamily | null): readonly StoredCharacteristic[] =>
  family === null ? [] : impossible[family]
