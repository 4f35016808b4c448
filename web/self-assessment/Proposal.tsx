import { Button } from '@codegouvfr/react-dsfr/Button'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import { createDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import {
  type AssessmentQuestion,
  assessedYears,
  type SelfAssessment,
} from '@ma-cantine/lib/diagnostics/self-assessment'
import { givenAnswers, reportOf } from '@ma-cantine/lib/diagnostics/self-assessment-report'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatKilograms } from '@ma-cantine/lib/messages/numbers'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useId, useState } from 'react'
import { client } from '../app/client.ts'
import { createIdempotencyKey } from '../app/idempotency-key.ts'
import { useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'
import { EraseAnswers } from './EraseAnswers.tsx'
import { useSelfAssessment } from './self-assessment-store.ts'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'
import './proposal.css'

interface ProposalProps {
  readonly canteen: Canteen
}

/** What the proposal has come to, for as long as the dashboard is shown. */
type State = { readonly kind: 'asking' } | { readonly kind: 'later' } | { readonly kind: 'sent'; readonly year: number }

/** Shows the answers of the device, sends them once the manager says so, then offers to erase them. */
export default function Proposal({ canteen }: ProposalProps) {
  const words = useSelfAssessmentWords().use
  const assessment = useSelfAssessment()
  const [state, setState] = useState<State>({ kind: 'asking' })
  const titleId = useId()
  if (state.kind === 'later') return null
  return (
    <section className="mc-assessment-use fr-my-4w" aria-labelledby={titleId}>
      <h2 id={titleId} className="fr-h5">
        {words.title}
      </h2>
      {state.kind === 'sent' ? (
        <>
          <SuccessNote text={words.done(state.year)} />
          <ul className="fr-btns-group fr-btns-group--inline-md">
            <li>
              <Button
                linkProps={{
                  href: addressOf('MyProgress', {
                    canteenUrlComponent: canteen.id,
                    year: state.year,
                    measureId: 'qualite-des-produits',
                  }),
                }}
              >
                {words.complete}
              </Button>
            </li>
            <Choices keep={words.keep} onKeep={() => setState({ kind: 'later' })} />
          </ul>
        </>
      ) : (
        <Question canteen={canteen} assessment={assessment} onChange={setState} />
      )}
    </section>
  )
}

/** To keep the answers on the device, or to erase them. */
function Choices({ keep, onKeep }: { readonly keep: string; readonly onKeep: () => void }) {
  const words = useSelfAssessmentWords().use
  return (
    <>
      <li>
        <Button type="button" priority="secondary" onClick={onKeep}>
          {keep}
        </Button>
      </li>
      <li>
        <EraseAnswers label={words.erase} />
      </li>
    </>
  )
}

interface QuestionProps extends ProposalProps {
  readonly assessment: SelfAssessment
  readonly onChange: (state: State) => void
}

function Question({ canteen, assessment, onChange }: QuestionProps) {
  const words = useSelfAssessmentWords().use
  const taken = new Set((canteen.diagnostics ?? []).map(({ year }) => year))
  const years = assessedYears(String(currentYear())).filter(year => !taken.has(year))
  const [year, setYear] = useState(years[0])
  // One key for each year: sent again after a lost answer, a report is made once.
  const [keys] = useState(() => new Map(years.map(each => [each, createIdempotencyKey()])))
  const later = () => onChange({ kind: 'later' })
  if (year === undefined || !years.includes(year)) {
    return (
      <>
        <p>{words.allYears}</p>
        <ul className="fr-btns-group fr-btns-group--inline-md">
          <Choices keep={words.keep} onKeep={later} />
        </ul>
      </>
    )
  }
  return (
    <>
      <p>{words.text}</p>
      {years.length > 1 && (
        <RadioButtons
          legend={words.year}
          orientation="horizontal"
          options={years.map(each => ({
            label: String(each),
            nativeInputProps: { checked: each === year, onChange: () => setYear(each) },
          }))}
        />
      )}
      <Sent canteen={canteen} assessment={assessment} year={year} />
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-3w">
        <li>
          <ActionButton
            priority="primary"
            action={words.action(year)}
            busyLabel={words.busy}
            work={async () => {
              await client.call(createDiagnostic, {
                params: { canteenId: canteen.id },
                body: reportOf(assessment, year, canteen),
                idempotencyKey: keys.get(year) ?? createIdempotencyKey(),
              })
              onChange({ kind: 'sent', year })
              await queries.invalidateQueries()
            }}
          />
        </li>
        <Choices keep={words.later} onKeep={later} />
      </ul>
    </>
  )
}

/** All that will be sent, in words. */
function Sent({
  canteen,
  assessment,
  year,
}: ProposalProps & { readonly assessment: SelfAssessment; readonly year: number }) {
  const { use: words, questions } = useSelfAssessmentWords()
  const write = useWriter()
  const answers = Object.entries(givenAnswers(assessment, year, canteen)) as [AssessmentQuestion, unknown][]
  return (
    <>
      <h3 className="fr-h6 fr-mb-1w">{words.sent(year)}</h3>
      <dl className="mc-assessment-use__answers">
        {answers.map(([name, value]) => (
          <div key={name}>
            <dt>{questions[name]}</dt>
            <dd>{write(name, value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** @returns a function that writes an answer as people read it. */
function useWriter(): (name: AssessmentQuestion, value: unknown) => string {
  const { use: words, choices } = useSelfAssessmentWords()
  const locale = useLocale()
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = choices
  return (name, value) => {
    const { kind } = diagnosticFields[name]
    if (kind === 'yesNo') return value === true ? words.yes : words.no
    if (kind === 'code') return labels[name]?.[String(value)] ?? String(value)
    if (kind === 'codes') return words.joined((value as readonly string[]).map(code => labels[name]?.[code] ?? code))
    if (kind !== 'amount') return String(value)
    return name.startsWith('value') ? formatEuros(Number(value), locale) : formatKilograms(Number(value), locale)
  }
}
