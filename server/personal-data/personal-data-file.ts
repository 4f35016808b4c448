import type { User } from '@ma-cantine/lib/accounts/user'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type PersonalDataPart, personalDataMessages } from '@ma-cantine/lib/personal-data/personal-data-messages'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import { Download } from '../http/download.ts'
import { now } from '../time/date-time.ts'
import { type PartSource, type Person, personalDataParts } from './personal-data-parts.ts'

/** Rows in memory at a time. */
const batchRows = 500

/** All that is kept of a user, as one JSON document, read while the client takes it. */
export function personalDataFile(database: Knex, user: User, locale: Locale): Download {
  const person = { id: user.id, confirmedEmail: user.emailConfirmed ? user.email : null }
  return new Download('mes-donnees-ma-cantine.json', 'application/json; charset=utf-8', write(database, person, locale))
}

async function* write(database: Knex, person: Person, locale: Locale): AsyncGenerator<string> {
  yield `{\n"date": ${JSON.stringify(now())}`
  for (const [part, source] of Object.entries(personalDataParts) as [PersonalDataPart, PartSource][]) {
    const about = personalDataMessages(part).in(locale)
    yield `,\n${JSON.stringify(part)}: {\n  "about": ${JSON.stringify(about)},\n  "rows": [`
    let separator = '\n    '
    for await (const rows of batches(database, person, source)) {
      yield separator + rows.map(row => JSON.stringify(row)).join(',\n    ')
      separator = ',\n    '
    }
    yield '\n  ]\n}'
  }
  yield '\n}\n'
}

type Row = Readonly<Record<string, unknown>>

async function* batches(
  database: Knex,
  person: Person,
  { columns, from, where, bindings, key, ...types }: PartSource,
): AsyncGenerator<Row[]> {
  const select = `SELECT ${columns}, ${key} AS part_key FROM ${from} WHERE ${where}`
  const end = `ORDER BY ${key} LIMIT ${batchRows}`
  let rows = await rawRows<Row>(database, `${select} ${end}`, bindings(person))
  while (rows.length > 0) {
    yield rows.map(row => asWritten(row, types))
    if (rows.length < batchRows) return
    const last = rows.at(-1)?.partKey as number | string
    rows = await rawRows<Row>(database, `${select} AND ${key} > ? ${end}`, [...bindings(person), last])
  }
}

function asWritten(
  { partKey: _, ...row }: Row,
  { json = [], booleans = [] }: Pick<PartSource, 'json' | 'booleans'>,
): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (Buffer.isBuffer(value)) return [name, value.toString('base64')]
      if (typeof value === 'string' && json.includes(name)) return [name, JSON.parse(value)]
      return [name, booleans.includes(name) ? Boolean(value) : value]
    }),
  )
}
