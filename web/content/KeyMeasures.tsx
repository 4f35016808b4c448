import { Tile } from '@codegouvfr/react-dsfr/Tile'
import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { addressOf } from '../app/screen-list.ts'
import { MeasureIcon } from '../measures/MeasureIcon.tsx'
import { useWords } from '../words/site-words.ts'
import { useContentWords } from './words/content-words.ts'

/** The five key measures that the law asks of canteens, as tiles. */
export function KeyMeasures() {
  const { keyMeasures } = useWords()
  const { measures: words } = useContentWords()
  return (
    <section className="fr-mt-8w" aria-labelledby="mesures-phares">
      <h2 id="mesures-phares">{words.title}</h2>
      <ul className="fr-raw-list fr-grid-row fr-grid-row--gutters">
        {measureIds.map(id => (
          <li key={id} className="fr-col-12 fr-col-sm-6 fr-col-lg-4">
            <Tile
              title={keyMeasures[id]}
              titleAs="h3"
              desc={words.texts[id]}
              start={
                <div className="fr-mb-1w">
                  <MeasureIcon id={id} />
                </div>
              }
              className="mc-tile"
              linkProps={{ href: addressOf('KeyMeasurePage', { id }) }}
              enlargeLinkOrButton
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
