import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import {
  type SatelliteAnswer,
  type SatelliteAnswerState,
  satelliteAnswerStates,
} from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { ReactNode } from 'react'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { ManagedCanteen } from '../../canteens/ManagedCanteen.tsx'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { OneOf } from '../../ui/list/OneOf.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListWords } from '../../ui/list/words/list-words.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { Table } from '../../ui/Table.tsx'
import { satelliteAnswersOf } from './kitchen-report-queries.ts'
import { satelliteAnswersFormat } from './satellite-answers-address.ts'
import { useKitchenReportWords } from './words/kitchen-report-words.ts'
import { YearOfReport } from './YearOfReport.tsx'
import '../../ui/cards.css'
import './kitchen-reports.css'

/** Who has seen, confirmed or contested what a kitchen or a group enters and declares for its satellites. */
export default function SatelliteAnswersScreen() {
  return (
    <ManagedCanteen>
      {canteen => (
        <YearOfReport canteen={canteen} screen="SatelliteAnswers" years={canteen.diagnostics.map(({ year }) => year)}>
          {(year, choice) => <Answers key={year} canteen={canteen} year={year} choice={choice} />}
        </YearOfReport>
      )}
    </ManagedCanteen>
  )
}

interface AnswersProps {
  readonly canteen: Canteen
  readonly year: number
  readonly choice: ReactNode
}

function Answers({ canteen, year, choice }: AnswersProps) {
  const titleOf = useTitles()
  const words = useKitchenReportWords().answers
  const listWords = useListWords()
  const path = addressOf('SatelliteAnswers', { canteenUrlComponent: canteenUrlComponent(canteen), year })
  const { address, addressWith, change } = useListAddress(path, satelliteAnswersFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  return (
    <>
      <h1>{titleOf('SatelliteAnswers')}</h1>
      <p className="fr-text--lead">{words.intro(canteen.name, year)}</p>
      {choice}
      <h2 id="reponses" ref={heading} tabIndex={-1}>
        {words.list}
      </h2>
      <QueryView query={satelliteAnswersOf(canteen.id, year, address)}>
        {list => (
          <>
            <p>{words.counts(list.counts)}</p>
            <OneOf
              id="etat"
              label={words.filter}
              all={words.all}
              value={address.state}
              choices={satelliteAnswerStates.map(state => [state, words.states[state]])}
              onChange={state => change({ state: state as SatelliteAnswerState | '' }, { preventScrollReset: true })}
            />
            <PagedList
              id="reponses"
              list={list}
              addressWith={addressWith}
              shown={words.shown}
              empty={
                <NothingFound
                  text={address.state === '' ? words.none : words.nothing}
                  clear={address.state !== '' && { text: listWords.clearFilters, onClick: () => change({ state: '' }) }}
                />
              }
            >
              {answers => <AnswerTable answers={answers} />}
            </PagedList>
          </>
        )}
      </QueryView>
    </>
  )
}

function AnswerTable({ answers }: { readonly answers: readonly SatelliteAnswer[] }) {
  const words = useKitchenReportWords()
  const { columns, states, seen, never } = words.answers
  return (
    <Table
      className="mc-cards"
      labelledBy="reponses"
      columns={[columns.canteen, columns.state, columns.seen, columns.answer]}
    >
      {answers.map(({ canteen, state, firstSeenDate, lastSeenDate, answer }) => (
        <tr key={canteen.id}>
          <th scope="row">{canteen.name}</th>
          <td data-label={columns.state}>{states[state]}</td>
          <td data-label={columns.seen}>
            {firstSeenDate === null || lastSeenDate === null ? never : seen(firstSeenDate, lastSeenDate)}
          </td>
          <td data-label={columns.answer}>
            {answer ? (
              <>
                {words.answer.given(answer.verdict, answer.author, answer.date)}
                {!answer.isCurrent && ` ${words.answer.older}`}
                {answer.reason !== null && <blockquote className="mc-answers__quote">{answer.reason}</blockquote>}
              </>
            ) : (
              never
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}
