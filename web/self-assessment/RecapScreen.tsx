import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import {
  answersForYear,
  assessedMeasures,
  isAssessed,
  type SelfAssessment,
} from '@ma-cantine/lib/diagnostics/self-assessment'
import { assessedShares, badgeAnswersOf } from '@ma-cantine/lib/diagnostics/self-assessment-badges'
import { isPresentMeasure } from '@ma-cantine/lib/diagnostics/self-assessment-form'
import { tasksOf } from '@ma-cantine/lib/diagnostics/self-assessment-tasks'
import { type BadgeState, badgeOf } from '@ma-cantine/lib/measures/badges'
import { keyMeasureOf } from '@ma-cantine/lib/measures/catalogue'
import { type MeasureId, measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { MeasureIcon } from '../measures/MeasureIcon.tsx'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { useWords } from '../words/site-words.ts'
import { PurchaseShares, yearsWithPurchases } from './PurchaseShares.tsx'
import { useSelfAssessment } from './self-assessment-store.ts'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'
import './self-assessment.css'

/** The law of continental France: a visitor has no canteen, and so no territory. */
const goals = goalsOf({ region: null, department: null })

/** What the self-assessment says; people who have an account are led to the measures. */
export default function RecapScreen() {
  const hasAccount = useUser() !== null
  const navigate = useNavigate()
  useEffect(() => {
    if (hasAccount) void navigate(addressOf('KeyMeasurePage', { id: 'qualite-des-produits' }), { replace: true })
  }, [hasAccount, navigate])
  return hasAccount ? <LoadingScreen /> : <Recap />
}

function Recap() {
  const words = useSelfAssessmentWords().recapPage
  const assessment = useSelfAssessment()
  const count = assessedMeasures(assessment).length
  return (
    <>
      <h1>{words.title}</h1>
      {count === 0 ? (
        <>
          <p className="fr-text--lead">{words.empty}</p>
          <Button linkProps={{ href: addressOf('DiagnosticPage') }}>{words.start}</Button>
        </>
      ) : (
        <>
          <p className="fr-text--lead">{words.intro}</p>
          <ul className="fr-btns-group fr-btns-group--inline-md mc-screen-only">
            <li>
              <Button priority="secondary" linkProps={{ href: addressOf('DiagnosticPage') }}>
                {words.resume}
              </Button>
            </li>
            <li>
              <Button type="button" priority="tertiary" onClick={() => print()}>
                {words.print}
              </Button>
            </li>
          </ul>
          <Badges assessment={assessment} />
          <PurchaseShares assessment={assessment} goals={goals} />
          <Tasks assessment={assessment} />
        </>
      )}
      <section className="mc-assessment-way fr-mt-6w" aria-labelledby="compte">
        <h2 id="compte" className="fr-h4">
          {words.signUpTitle}
        </h2>
        <p className="mc-assessment-text">{words.signUpText}</p>
        <Button priority={count === 0 ? 'secondary' : 'primary'} linkProps={{ href: addressOf('SignUp') }}>
          {words.signUp}
        </Button>
      </section>
    </>
  )
}

interface AssessmentProps {
  readonly assessment: SelfAssessment
}

/** The state of a measure: its badge; that of products, by the latest year with purchases. */
function stateOf(assessment: SelfAssessment, id: MeasureId): BadgeState {
  const year = yearsWithPurchases(assessment).at(-1) ?? 0
  const all = answersForYear(assessment, year)
  const shares = assessedShares(all)
  // Without the amounts that the goals are about, they are not missed.
  const isKnown = id !== 'qualite-des-produits' || (shares?.organic ?? shares?.quality ?? null) !== null
  const isStarted = isKnown && isAssessed(assessment, id)
  return badgeOf(keyMeasureOf(id).badgeId, badgeAnswersOf(all), { canteen: null, goals, isStarted })
}

function Badges({ assessment }: AssessmentProps) {
  const words = useSelfAssessmentWords().recapPage
  const { keyMeasures } = useWords()
  return (
    <section className="fr-mt-4w" aria-labelledby="badges">
      <h2 id="badges" className="fr-h4">
        {words.badges}
      </h2>
      <ul className="fr-raw-list mc-assessment-badges">
        {measureIds.map(id => {
          const state = stateOf(assessment, id)
          return (
            <li key={id}>
              <MeasureIcon id={id} />
              <span>
                <SiteLink className="fr-link" href={addressOf('KeyMeasurePage', { id })}>
                  {keyMeasures[id]}
                </SiteLink>
                <br />
                <Badge as="span" severity={state === null ? 'info' : state ? 'success' : 'warning'} small>
                  {state === null ? words.unknown : state ? words.earned : words.missed}
                </Badge>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What is done and what is left, of the measures that were assessed. */
function Tasks({ assessment }: AssessmentProps) {
  const words = useSelfAssessmentWords().recapPage
  const { keyMeasures } = useWords()
  const tasks = measureIds
    .filter(isPresentMeasure)
    .filter(id => isAssessed(assessment, id))
    .flatMap(id => tasksOf(id, assessment[id] ?? {}).map(task => ({ ...task, id })))
  const done = tasks.filter(({ isDone }) => isDone)
  const left = tasks.filter(({ isDone }) => !isDone)
  const unknown = measureIds.filter(id => !isAssessed(assessment, id))
  const sentenceOf = (name: string) => words.tasks[name as keyof typeof words.tasks]
  return (
    <div className="mc-assessment-tasks fr-mt-6w">
      <section aria-labelledby="fait">
        <h2 id="fait" className="fr-h4">
          {words.done}
        </h2>
        {done.length === 0 && tasks.length > 0 && <p>{words.nothingDone}</p>}
        <ul className="fr-raw-list">
          {done.map(({ name }) => (
            <li key={name} className="mc-assessment-task">
              <span className="fr-icon-checkbox-circle-fill mc-assessment-task__done" aria-hidden="true" />
              <span>{sentenceOf(name)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="a-faire">
        <h2 id="a-faire" className="fr-h4">
          {words.toDo}
        </h2>
        {left.length === 0 && tasks.length > 0 && <p>{words.nothingToDo}</p>}
        <ul className="fr-raw-list">
          {left.map(({ name, duty, id }) => (
            <li key={name} className="mc-assessment-task">
              <span className="fr-icon-close-circle-line mc-assessment-task__left" aria-hidden="true" />
              <span>
                {sentenceOf(name)}
                <br />
                <SiteLink
                  className="fr-link fr-link--sm mc-screen-only"
                  href={`${addressOf('KeyMeasurePage', { id })}#${duty}`}
                  aria-label={words.howOf(sentenceOf(name))}
                >
                  {words.how}
                </SiteLink>
              </span>
            </li>
          ))}
          {unknown.map(id => (
            <li key={id} className="mc-assessment-task mc-screen-only">
              <span className="fr-icon-question-line mc-assessment-task__left" aria-hidden="true" />
              <SiteLink className="fr-link" href={addressOf('MeasureAssessment', { measureId: id })}>
                {words.assess(keyMeasures[id])}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
