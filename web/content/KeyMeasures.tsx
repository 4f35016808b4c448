import { Tile } from '@codegouvfr/react-dsfr/Tile'
import { useWords } from '../words/site-words.ts'
import { linkWhenOpen } from './link-when-open.ts'
import { useContentWords } from './words/content-words.ts'

/** Colours and icons are those of the law's campaign. */
const measures = [
  { id: 'qualite-des-produits', color: 'quality', icon: 'fr-icon-award-line' },
  { id: 'gaspillage-alimentaire', color: 'waste', icon: 'fr-icon-scales-3-line' },
  { id: 'menus-vegetariens', color: 'proteins', icon: 'fr-icon-seedling-line' },
  { id: 'interdiction-du-plastique', color: 'plastic', icon: 'fr-icon-recycle-line' },
  { id: 'information-des-usagers', color: 'information', icon: 'fr-icon-megaphone-line' },
] as const

/** The five key measures that the law asks of canteens, as tiles. */
export function KeyMeasures() {
  const { keyMeasures } = useWords()
  const { measures: words } = useContentWords()
  return (
    <section className="fr-mt-8w" aria-labelledby="mesures-phares">
      <h2 id="mesures-phares">{words.title}</h2>
      <ul className="fr-raw-list fr-grid-row fr-grid-row--gutters">
        {measures.map(({ id, color, icon }) => (
          <li key={id} className="fr-col-12 fr-col-sm-6 fr-col-lg-4">
            <Tile
              title={keyMeasures[id]}
              titleAs="h3"
              desc={words.texts[id]}
              start={
                <span aria-hidden="true" className={`mc-measure-icon mc-measure-icon--${color}`}>
                  <span className={icon} />
                </span>
              }
              className="mc-tile"
              {...linkWhenOpen('KeyMeasurePage', { id })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
