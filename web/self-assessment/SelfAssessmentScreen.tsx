import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import { assessedMeasures, isAssessed } from '@ma-cantine/lib/diagnostics/self-assessment'
import { keyMeasureOf } from '@ma-cantine/lib/measures/catalogue'
import { type MeasureId, measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { useEffect } from 'react'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { MeasureIcon } from '../measures/MeasureIcon.tsx'
import { useMeasureWords } from '../measures/words/measure-words.ts'
import { useWords } from '../words/site-words.ts'
import { EraseAnswers } from './EraseAnswers.tsx'
import { NotKept } from './NotKept.tsx'
import { useSelfAssessment } from './self-assessment-store.ts'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'
import './self-assessment.css'

/** Loads what the visitor is about to open, so that nothing more is needed of the network. */
function useWayOn(): void {
  useEffect(() => {
    for (const load of [
      () => import('./MeasureAssessmentScreen.tsx'),
      () => import('./RecapScreen.tsx'),
      () => import('../measures/MeasureScreen.tsx'),
    ])
      load().catch(() => undefined)
  }, [])
}

/** The five measures of a visitor without account; their answers never leave the device by themselves. */
export default function SelfAssessmentScreen() {
  const titleOf = useTitles()
  const words = useSelfAssessmentWords()
  const assessment = useSelfAssessment()
  const done = assessedMeasures(assessment).length
  useWayOn()
  return (
    <>
      <h1>{titleOf('DiagnosticPage')}</h1>
      <p className="fr-text--lead mc-assessment-text">{words.intro}</p>
      <NotKept />
      <CallOut iconId="fr-icon-lock-line" title={words.private.title} titleAs="h2">
        {words.private.text}
      </CallOut>
      <p className="fr-text--bold fr-mb-1w" id="avancement">
        {words.progress}
        <span className="fr-text--regular"> : {words.count(done)}</span>
      </p>
      <progress className="mc-assessment-progress" max={5} value={done} aria-labelledby="avancement" />
      <ul className="fr-raw-list mc-assessments fr-mt-3w">
        {measureIds.map(id => (
          <li key={id} className="mc-assessment">
            <Measure id={id} isDone={isAssessed(assessment, id)} />
          </li>
        ))}
      </ul>
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-4w">
        <li>
          <Button priority={done === 0 ? 'secondary' : 'primary'} linkProps={{ href: addressOf('KeyMeasuresHome') }}>
            {words.recap}
          </Button>
        </li>
        {Object.keys(assessment).length > 0 && (
          <li>
            <EraseAnswers />
          </li>
        )}
      </ul>
    </>
  )
}

function Measure({ id, isDone }: { readonly id: MeasureId; readonly isDone: boolean }) {
  const words = useSelfAssessmentWords()
  const { texts } = useMeasureWords()
  const { keyMeasures } = useWords()
  const name = keyMeasures[id]
  return (
    <>
      <div className="mc-assessment__head">
        <MeasureIcon id={id} />
        <h2 className="fr-h5 fr-mb-0">{name}</h2>
        <Badge severity={isDone ? 'success' : 'info'} small noIcon={!isDone}>
          {isDone ? words.assessed : words.toAssess}
        </Badge>
      </div>
      <p className="mc-assessment-text fr-mt-2w fr-mb-2w">{texts.measures[id].summary}</p>
      <Button
        priority={isDone ? 'secondary' : 'primary'}
        linkProps={{
          href: addressOf('MeasureAssessment', { measureId: id }),
          'aria-label': isDone ? words.changeOf(name) : words.assessOf(name),
        }}
      >
        {isDone ? words.change : words.assess}
      </Button>
      <Accordion className="fr-mt-2w" label={words.duties} titleAs="h3">
        <ul>
          {keyMeasureOf(id).subMeasures.map(duty => (
            <li key={duty.id}>
              <strong>{texts.subMeasures[duty.id].title}</strong>
              <br />
              {texts.subMeasures[duty.id].description}
            </li>
          ))}
        </ul>
      </Accordion>
    </>
  )
}
