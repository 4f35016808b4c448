import { type MeasureId, measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useWords } from '../words/site-words.ts'
import { MeasureIcon } from './MeasureIcon.tsx'
import { useMeasureWords } from './words/measure-words.ts'

/** The four other measures, so that one reads on without the menu. */
export function OtherMeasures({ id }: { readonly id: MeasureId }) {
  const { others } = useMeasureWords()
  const { keyMeasures } = useWords()
  return (
    <nav aria-labelledby="autres-mesures" className="fr-mt-6w">
      <h2 id="autres-mesures" className="fr-h4">
        {others}
      </h2>
      <ul className="fr-raw-list mc-other-measures">
        {measureIds
          .filter(other => other !== id)
          .map(other => (
            <li key={other}>
              <MeasureIcon id={other} />
              <SiteLink className="fr-link" href={addressOf('KeyMeasurePage', { id: other })}>
                {keyMeasures[other]}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
