import type {
  KitchenReportAnswer,
  KitchenReportVerdict,
  SatelliteAnswer,
} from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { Knex } from 'knex'
import { inList } from '../../database/in-list.ts'
import { parisTime } from '../../time/date-time.ts'

/** A row of `kitchen_report_answers`: what the team of a satellite saw and said of a version of a report. */
export interface AnswerRow {
  readonly id: number
  readonly canteenId: number
  readonly version: string
  readonly firstSeenDate: string
  readonly lastSeenDate: string
  readonly answer: KitchenReportVerdict | null
  readonly answerDate: string | null
  readonly reason: string | null
}

export interface Asked {
  readonly kitchenId: number
  readonly year: number
  /** Of the report as it is now. */
  readonly version: string | null
}

type Answers = Pick<SatelliteAnswer, 'firstSeenDate' | 'lastSeenDate' | 'answer'>

/** What satellites saw and said: of the present version, or else the last that they said of an earlier one. One query. */
export async function readAnswers(
  database: Knex,
  { kitchenId, year, version }: Asked,
  canteenIds: readonly number[],
): Promise<(canteenId: number) => Answers> {
  const rows: (AnswerRow & { firstName: string | null; lastName: string | null })[] = await database(
    'kitchenReportAnswers',
  )
    .leftJoin('users', 'users.id', 'kitchenReportAnswers.userId')
    .where({ kitchenId, year })
    .where(inList(database, 'kitchen_report_answers.canteen_id', canteenIds))
    .orderBy('kitchenReportAnswers.id', 'desc')
    .select('kitchenReportAnswers.*', 'firstName', 'lastName')
  const byCanteen = Map.groupBy(rows, ({ canteenId }) => canteenId)
  return canteenId => {
    const known = byCanteen.get(canteenId) ?? []
    const current = known.find(row => row.version === version)
    const answered = current?.answer ? current : known.find(({ answer }) => answer !== null)
    return {
      firstSeenDate: current ? parisTime(current.firstSeenDate) : null,
      lastSeenDate: current ? parisTime(current.lastSeenDate) : null,
      answer: answered ? answerOf(answered, answered === current) : null,
    }
  }
}

function answerOf(
  {
    answer,
    answerDate,
    reason,
    firstName,
    lastName,
  }: AnswerRow & { firstName: string | null; lastName: string | null },
  isCurrent: boolean,
): KitchenReportAnswer | null {
  if (answer === null || answerDate === null) return null
  const author = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  return { verdict: answer, date: parisTime(answerDate), reason, author: author === '' ? null : author, isCurrent }
}
