import type { MeasureId } from '@ma-cantine/lib/measures/measure-labels'
import './measure-icon.css'

/** Colours and icons are those of the law's campaign. */
const looks: Readonly<Record<MeasureId, { readonly color: string; readonly icon: string }>> = {
  'qualite-des-produits': { color: 'mc-measure-icon--quality', icon: 'fr-icon-award-line' },
  'gaspillage-alimentaire': { color: 'mc-measure-icon--waste', icon: 'fr-icon-scales-3-line' },
  'menus-vegetariens': { color: 'mc-measure-icon--proteins', icon: 'fr-icon-seedling-line' },
  'interdiction-du-plastique': { color: 'mc-measure-icon--plastic', icon: 'fr-icon-recycle-line' },
  'information-des-usagers': { color: 'mc-measure-icon--information', icon: 'fr-icon-megaphone-line' },
}

/** The picture of a measure in its colour, beside its name. */
export const MeasureIcon = ({ id }: { readonly id: MeasureId }) => (
  <span aria-hidden="true" className={`mc-measure-icon ${looks[id].color}`}>
    <span className={looks[id].icon} />
  </span>
)
