import { keyMeasureOf } from '@ma-cantine/lib/measures/catalogue'
import { isMeasureId, type MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { useParams } from 'react-router'
import { usePageTitle } from '../app/page-title.ts'
import { LawList } from '../laws/LawList.tsx'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { useWords } from '../words/site-words.ts'
import { GoOn } from './GoOn.tsx'
import { MeasureFacts } from './MeasureFacts.tsx'
import { MeasureIcon } from './MeasureIcon.tsx'
import { MeasurePicture } from './MeasurePicture.tsx'
import { measureLaws } from './measure-laws.ts'
import { OtherMeasures } from './OtherMeasures.tsx'
import { QualityExamples } from './QualityExamples.tsx'
import { Resources } from './Resources.tsx'
import { SubMeasures } from './SubMeasures.tsx'
import { TerritoryGoals } from './TerritoryGoals.tsx'
import { useMeasureWords } from './words/measure-words.ts'
import './measure.css'

export default function MeasureScreen() {
  const { id } = useParams()
  return isMeasureId(id) ? <Measure key={id} id={id} /> : <NotFoundScreen />
}

/** What the law asks, since when, of whom and how to do it, for a cook who has a minute. */
function Measure({ id }: { readonly id: MeasureId }) {
  const { keyMeasures } = useWords()
  const { texts, laws } = useMeasureWords()
  const measure = keyMeasureOf(id)
  usePageTitle(keyMeasures[id])
  return (
    <>
      <div className="mc-measure-head fr-mb-2w">
        <MeasureIcon id={id} />
        <h1 className="fr-mb-0">{keyMeasures[id]}</h1>
      </div>
      <MeasureFacts measure={measure} />
      <div className="mc-measure-intro fr-mt-4w">
        <MeasurePicture id={id} />
        <div className="mc-measure-text">
          {texts.measures[id].description.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {id === 'qualite-des-produits' && (
        <>
          <QualityExamples />
          <TerritoryGoals />
        </>
      )}
      <SubMeasures measure={measure} />
      <Resources id={id} />
      <GoOn id={id} />
      <section aria-labelledby="textes" className="fr-mt-6w">
        <h2 id="textes" className="fr-h4">
          {laws}
        </h2>
        <LawList laws={measureLaws[id]} />
      </section>
      <OtherMeasures id={id} />
    </>
  )
}
