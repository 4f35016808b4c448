import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { measureIcons } from './measure-icons.ts'
import './measure-icon.css'

const colors: Readonly<Record<MeasureId, string>> = {
  'qualite-des-produits': 'mc-measure-icon--quality',
  'gaspillage-alimentaire': 'mc-measure-icon--waste',
  'menus-vegetariens': 'mc-measure-icon--proteins',
  'interdiction-du-plastique': 'mc-measure-icon--plastic',
  'information-des-usagers': 'mc-measure-icon--information',
}

/** The picture of a measure in its colour, beside its name. */
export const MeasureIcon = ({ id }: { readonly id: MeasureId }) => (
  <span aria-hidden="true" className={`mc-measure-icon ${colors[id]}`}>
    <span className={measureIcons[id]} />
  </span>
)
