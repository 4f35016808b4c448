import { Tag } from '@codegouvfr/react-dsfr/Tag'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { useCanteenWords } from './words/canteen-words.ts'

export type NumberedCanteen = Pick<Canteen, 'siret' | 'sirenUniteLegale'>

/** The SIRET of a canteen, or that it has none, and the SIREN of its legal unit. */
export function CanteenNumbers({ canteen: { siret, sirenUniteLegale } }: { readonly canteen: NumberedCanteen }) {
  const words = useCanteenWords()
  return (
    <>
      {(siret || !sirenUniteLegale) && <p className="fr-mb-1v">{words.siret(siret)}</p>}
      {sirenUniteLegale && <p className="fr-mb-1v">{words.siren(sirenUniteLegale)}</p>}
    </>
  )
}

/** How a canteen gets its meals, in two words. */
export function ProductionTag({ type }: { readonly type: Canteen['productionType'] }) {
  const words = useCanteenWords()
  return type && <Tag small>{words.productionTags[type]}</Tag>
}
