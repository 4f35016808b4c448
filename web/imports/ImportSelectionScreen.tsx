import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { Stepper } from '@codegouvfr/react-dsfr/Stepper'
import { Tile } from '@codegouvfr/react-dsfr/Tile'
import {
  addAnswer,
  type ChooserAnswers,
  type ChooserState,
  canStepBack,
  chooserQuestions,
  chooserState,
  readAnswers,
  stepBack,
  writeAnswers,
} from '@ma-cantine/lib/imports/import-chooser'
import { type ImportOutcome, importOutcomes } from '@ma-cantine/lib/imports/import-outcome'
import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { outcomeAddress } from './outcome-address.ts'
import { useChooserWords } from './words/chooser-words.ts'
import { useImportWords } from './words/import-words.ts'
import './selection.css'

const parameter = 'reponses'

/** Reads the answers from the address; answers that make no sense count as none. */
function answersOf(search: URLSearchParams): ChooserAnswers {
  const answers = readAnswers(search.get(parameter) ?? '')
  return answers && chooserState(answers) ? answers : []
}

const addressWith = (answers: ChooserAnswers): string =>
  answers.length === 0
    ? addressOf('ImportSelection')
    : `${addressOf('ImportSelection')}?${parameter}=${writeAnswers(answers)}`

/** Finds the import that suits the reader with six questions at most; the answers are in the address. */
export default function ImportSelectionScreen() {
  const titleOf = useTitles()
  const { selection } = useImportWords()
  const [search] = useSearchParams()
  const answers = answersOf(search)
  const state = chooserState(answers) as ChooserState
  const question = useRef<HTMLLegendElement>(null)
  const outcome = useRef<HTMLHeadingElement>(null)
  const written = writeAnswers(answers)
  const lastAnswers = useRef(written)

  // A new question takes the focus; the first one shown does not.
  useEffect(() => {
    if (lastAnswers.current !== written) (question.current ?? outcome.current)?.focus()
    lastAnswers.current = written
  }, [written])

  return (
    <>
      <h1>{titleOf('ImportSelection')}</h1>
      <p className="fr-text--lead">{selection.intro}</p>
      <div className="fr-grid-row">
        <div className="fr-col-12 fr-col-lg-9">
          {state.kind === 'question' ? (
            <Question heading={question} state={state} answers={answers} />
          ) : (
            <Outcome heading={outcome} outcome={state.outcome} answers={answers} />
          )}
        </div>
      </div>
      <div className="fr-mt-6w">
        <Accordion label={selection.all} titleAs="h2">
          <AllImports />
        </Accordion>
      </div>
      <p className="fr-mt-4w">
        <SiteLink className="fr-link fr-icon-arrow-right-line fr-link--icon-right" href={addressOf('ImportJournal')}>
          {selection.journal}
        </SiteLink>
      </p>
    </>
  )
}

interface QuestionProps {
  readonly heading: RefObject<HTMLLegendElement | null>
  readonly state: ChooserState & { readonly kind: 'question' }
  readonly answers: ChooserAnswers
}

function Question({ heading, state: { question, step }, answers }: QuestionProps) {
  const words = useChooserWords()
  const { selection } = useImportWords()
  const navigate = useNavigate()
  const next = chooserQuestions[step]
  return (
    <>
      <Stepper
        currentStep={step}
        stepCount={chooserQuestions.length}
        title={words.questions[question].title}
        nextTitle={next && words.questions[next].title}
        progressText={({ currentStep, stepCount }) => selection.stepOf(currentStep, stepCount)}
      />
      <fieldset className="mc-question">
        <legend ref={heading} tabIndex={-1} className="fr-h4">
          {words.questions[question].question}
        </legend>
        {[true, false].map(answer => (
          <Button
            type="button"
            key={String(answer)}
            priority="secondary"
            size="large"
            onClick={() => void navigate(addressWith(addAnswer(answers, answer)))}
          >
            {answer ? words.yes : words.no}
          </Button>
        ))}
      </fieldset>
      <BackButton answers={answers} />
    </>
  )
}

interface OutcomeProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly outcome: ImportOutcome
  readonly answers: ChooserAnswers
}

function Outcome({ heading, outcome, answers }: OutcomeProps) {
  const words = useChooserWords()
  const { selection } = useImportWords()
  const navigate = useNavigate()
  const { title, description } = words.outcomes[outcome]
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="fr-h4">
        {selection.found}
      </h2>
      <div className="fr-grid-row fr-mb-4w">
        <div className="fr-col-12 fr-col-md-8">
          <Tile
            title={title}
            titleAs="h3"
            desc={description}
            linkProps={{ href: outcomeAddress(outcome) }}
            enlargeLinkOrButton
            orientation="horizontal"
          />
        </div>
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--icon-left">
        <li>
          <Button type="button" priority="secondary" onClick={() => void navigate(addressWith([]))}>
            {words.retry}
          </Button>
        </li>
        {canStepBack(answers) && (
          <li>
            <BackButton answers={answers} />
          </li>
        )}
      </ul>
    </>
  )
}

function BackButton({ answers }: { readonly answers: ChooserAnswers }) {
  const navigate = useNavigate()
  return (
    <Button
      type="button"
      priority="tertiary"
      iconId="fr-icon-arrow-left-line"
      disabled={!canStepBack(answers)}
      onClick={() => void navigate(addressWith(stepBack(answers)))}
    >
      {useChooserWords().back}
    </Button>
  )
}

function AllImports() {
  const { outcomes } = useChooserWords()
  return (
    <ul>
      {importOutcomes.map(outcome => (
        <li key={outcome}>
          <SiteLink className="fr-link" href={outcomeAddress(outcome)}>
            {outcomes[outcome].title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
