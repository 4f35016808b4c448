import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { Stepper } from '@codegouvfr/react-dsfr/Stepper'
import { Tile } from '@codegouvfr/react-dsfr/Tile'
import {
  answered,
  type ChooserAnswers,
  type ChooserState,
  canStepBack,
  chooserQuestions,
  chooserState,
  readAnswers,
  stepBack,
  writeAnswers,
} from '@ma-cantine/lib/imports/import-chooser'
import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { type ImportOutcome, importOutcomes } from '@ma-cantine/lib/imports/import-outcome'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useLocale, useWords } from '../words/locale.ts'
import { outcomeAddress } from './outcome-address.ts'
import { useImportWords } from './words/import-words.ts'
import './selection.css'

const parameter = 'reponses'

/** The answers of the address; one that makes no sense counts for none. */
function answersOf(search: URLSearchParams): ChooserAnswers {
  const answers = readAnswers(search.get(parameter) ?? '')
  return answers && chooserState(answers) ? answers : []
}

const addressWith = (answers: ChooserAnswers): string =>
  answers.length === 0
    ? addressOf('ImportSelection')
    : `${addressOf('ImportSelection')}?${parameter}=${writeAnswers(answers)}`

const useChooserWords = () => chooserWords[useLocale()]

/** Which import suits the reader: six questions at most, whose answers are in the address. */
export default function ImportSelectionScreen() {
  const { titles } = useWords()
  const { selection } = useImportWords()
  const [search] = useSearchParams()
  const answers = answersOf(search)
  const state = chooserState(answers) as ChooserState
  return (
    <>
      <h1>{titles.ImportSelection}</h1>
      <p className="fr-text--lead">{selection.intro}</p>
      <div className="fr-grid-row">
        <div className="fr-col-12 fr-col-lg-9">
          {state.kind === 'question' ? (
            <Question state={state} answers={answers} />
          ) : (
            <Outcome outcome={state.outcome} answers={answers} />
          )}
        </div>
      </div>
      <div className="fr-mt-6w">
        <Accordion label={selection.all} titleAs="h2">
          <AllImports />
        </Accordion>
      </div>
    </>
  )
}

/** Gives the focus to what an answer brought, not to what is there when the page opens. */
function useFocusOnChange<Target extends HTMLElement>(shown: string) {
  const target = useRef<Target>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) target.current?.focus()
    before.current = shown
  }, [shown])
  return target
}

interface QuestionProps {
  readonly state: ChooserState & { readonly kind: 'question' }
  readonly answers: ChooserAnswers
}

function Question({ state: { question, step }, answers }: QuestionProps) {
  const words = useChooserWords()
  const { selection } = useImportWords()
  const heading = useFocusOnChange<HTMLLegendElement>(question)
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
            key={String(answer)}
            priority="secondary"
            size="large"
            onClick={() => void navigate(addressWith(answered(answers, answer)))}
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
  readonly outcome: ImportOutcome
  readonly answers: ChooserAnswers
}

function Outcome({ outcome, answers }: OutcomeProps) {
  const words = useChooserWords()
  const { selection } = useImportWords()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, description } = words.outcomes[outcome]
  useEffect(() => heading.current?.focus(), [])
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
          />
        </div>
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button priority="secondary" onClick={() => void navigate(addressWith([]))}>
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
