import Environment from '@codegouvfr/react-dsfr/picto/Environment'
import Food from '@codegouvfr/react-dsfr/picto/Food'
import Grocery from '@codegouvfr/react-dsfr/picto/Grocery'
import Information from '@codegouvfr/react-dsfr/picto/Information'
import Leaf from '@codegouvfr/react-dsfr/picto/Leaf'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'

const pictures = {
  'qualite-des-produits': Grocery,
  'gaspillage-alimentaire': Food,
  'menus-vegetariens': Leaf,
  'interdiction-du-plastique': Environment,
  'information-des-usagers': Information,
} as const satisfies Readonly<Record<MeasureId, unknown>>

/** The State's pictogram that is closest to the measure; the text beside it says all that it does. */
export function MeasurePicture({ id }: { readonly id: MeasureId }) {
  const Picture = pictures[id]
  return (
    <span className="mc-measure-picture">
      <Picture fontSize="inherit" />
    </span>
  )
}
