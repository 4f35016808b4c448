import { recapRequestEventKinds, recapRequestKinds, recapRequestStates } from '@ma-cantine/lib'
import { lateAnswers } from '@ma-cantine/lib/administration/late-requests-api'
import { staffActKinds } from '@ma-cantine/lib/administration/staff-act'
import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { coordinatesSources } from '@ma-cantine/lib/canteens/coordinates'
import { deliveryAnswers } from '@ma-cantine/lib/canteens/delivery-requests-api'
import { joinAnswers } from '@ma-cantine/lib/canteens/join-requests-api'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { economicModels, managementTypes, productionTypes } from '@ma-cantine/lib/canteens/production'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { communityEventTypes } from '@ma-cantine/lib/community/community-event-fields'
import { amountProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { Teledeclaration } from '@ma-cantine/lib/diagnostics/diagnostic'
import { centralKitchenModes, diagnosticTypes } from '@ma-cantine/lib/diagnostics/diagnostic-types'
import {
  choiceQuestions,
  countQuestions,
  listQuestions,
  namesOf,
  textQuestions,
  tunnels,
  weightQuestions,
  yesNoQuestions,
} from '@ma-cantine/lib/diagnostics/service-questions'
import { creationSources } from '@ma-cantine/lib/entities/creation-source'
import { changeOrigins } from '@ma-cantine/lib/entities/history-entry'
import { snakeCase } from '@ma-cantine/lib/entities/snake-case'
import { fileKinds } from '@ma-cantine/lib/imports/file-kind'
import { ImportRecord } from '@ma-cantine/lib/imports/import-record'
import { locales } from '@ma-cantine/lib/messages/locale'
import { newsletterIssueStates } from '@ma-cantine/lib/newsletter/newsletter-issue-fields'
import { gratuityOptions } from '@ma-cantine/lib/partners/gratuity-options'
import { invoiceTypes } from '@ma-cantine/lib/purchases/invoice-type'
import { localDefinitions, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { kitchenReportVerdicts } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import { teledeclarationModes } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import { wasteSources } from '@ma-cantine/lib/waste/waste-fields'
import { edibleAnswers } from '@ma-cantine/lib/waste/weighing-fields'
import { wasteEfforts } from '@ma-cantine/lib/waste-actions/waste-action'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LinkPurpose } from '../../../server/accounts/account-links.ts'
import { isPostgresql, rawRows } from '../../../server/database/sql.ts'
import { markedEntities } from '../../../server/history/application-creations.ts'
import { campaignReminderKinds } from '../../../server/reminders/campaign-calendar.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/** The values of a type: a list without one of them does not compile. */
const valuesOf = <Value extends string>(values: Readonly<Record<Value, true>>) => Object.keys(values)

const purposes = valuesOf<LinkPurpose>({ 'email-confirmation': true, 'password-reset': true })

/** The lists that a CHECK repeats, by table and column. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'account_links.purpose': purposes,
  'application_creations.entity': markedEntities,
  'avatars.type': ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  'canteen_images.role': ['logo', 'picture'],
  'canteen_messages.status': ['pending', 'sent', 'blocked'],
  'canteen_images.type': ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  'campaign_reminders.kind': campaignReminderKinds,
  'canteens.coordinates_source': coordinatesSources,
  'community_events.type': communityEventTypes,
  'canteens.creation_source': creationSources,
  'canteens.economic_model': economicModels,
  'canteens.line_ministry': ministries.map(({ value }) => value),
  'canteens.management_type': managementTypes,
  'canteens.production_type': productionTypes,
  'canteens.publication_status': canteenFields.publicationStatus.codes,
  'diagnostics.central_kitchen_diagnostic_mode': centralKitchenModes,
  'diagnostics.creation_source': creationSources,
  'diagnostics.diagnostic_type': diagnosticTypes,
  ...Object.fromEntries(
    Object.entries(choiceQuestions).map(([name, choices]) => [`diagnostics.${snakeCase(name)}`, choices]),
  ),
  'label_corrections.family': productFamilies,
  'label_corrections.local_definition': localDefinitions,
  'history.through': changeOrigins,
  'imports.kind': fileKinds,
  'imports.status': ImportRecord.shape.status.options,
  'imports.through': ImportRecord.shape.through.options,
  'invoices.type': invoiceTypes,
  'delivery_requests.answer': [...deliveryAnswers, 'withdrawn'],
  'join_requests.answer': joinAnswers,
  'teledeclarations.status': Teledeclaration.shape.status.options,
  'teledeclarations.teledeclaration_mode': teledeclarationModes,
  'newsletter_issues.state': newsletterIssueStates,
  'partner_images.type': ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  'partners.economic_model': economicModels,
  'late_requests.answer': lateAnswers,
  'recap_requests.kind': recapRequestKinds,
  'recap_requests.state': recapRequestStates,
  'recap_request_events.kind': recapRequestEventKinds,
  'kitchen_report_answers.answer': kitchenReportVerdicts,
  'staff_acts.kind': staffActKinds,
  'partners.gratuity_option': gratuityOptions,
  'purchases.creation_source': creationSources,
  'purchases.family': productFamilies,
  'purchases.local_definition': localDefinitions,
  'users.language': locales,
  'waste_actions.effort': wasteEfforts,
  'weighings.edible': edibleAnswers,
  'weighings.source': wasteSources,
}

let server: TestServer
let allowed: ReadonlyMap<string, readonly string[]>
beforeAll(async () => {
  server = await startTestServer()
  allowed = await allowedValues(server.app.services.database.reader)
})
afterAll(() => server.close())

/** The lists of the CHECKs of all tables, from the catalogue of the database. */
async function allowedValues(database: Knex): Promise<Map<string, readonly string[]>> {
  const [sql, list] = isPostgresql(database)
    ? [
        `SELECT conrelid::regclass::text AS name, pg_get_constraintdef(oid) AS sql FROM pg_constraint WHERE contype = 'c'`,
        /\((\w+) = ANY \(ARRAY\[(.*?)\]\)/g,
      ]
    : [`SELECT name, sql FROM sqlite_schema WHERE type = 'table'`, /check \(`(\w+)` in \((.*?)\)\)/g]
  const tables = await rawRows<{ name: string; sql: string }>(database, sql as string, [])
  return new Map(
    tables.flatMap(({ name, sql }) =>
      [...sql.matchAll(list as RegExp)].map(([, column, values = '']) => {
        return [`${name}.${column}`, [...values.matchAll(/'(.*?)'/g)].map(([, value = '']) => value)] as const
      }),
    ),
  )
}

const advice = (name: string) =>
  `The values of ${name} changed without a migration: write one that replaces its CHECK, and leave those that are published as they are.`

describe('the database allows the values that the service knows', () => {
  test('every list of a CHECK is compared here', () => {
    expect([...allowed.keys()].toSorted()).toEqual(Object.keys(lists).toSorted())
  })

  test.each(Object.entries(lists))('%s', (name, known) => {
    expect(allowed.get(name)?.toSorted(), advice(name)).toEqual([...known].toSorted())
  })

  test('sectors', async () => {
    const known = sectors.map(({ id, name, category, hasLineMinistry }) => ({ id, name, category, hasLineMinistry }))
    const rows = await server.rows('sectors')
    expect(
      rows.map(row => ({ ...row, hasLineMinistry: Boolean(row.hasLineMinistry) })),
      'The sectors changed without a migration: write one that changes the rows of the table.',
    ).toEqual(known)
  })

  test('every amount and every question of a diagnostic has its column', async () => {
    const columns = Object.keys(await server.app.services.database.reader('diagnostics').columnInfo())
    const names = [
      ...amountProperties,
      ...yesNoQuestions,
      ...namesOf(choiceQuestions),
      ...namesOf(listQuestions),
      ...namesOf(countQuestions),
      ...namesOf(weightQuestions),
      ...namesOf(textQuestions),
      ...tunnels,
    ]
    expect(
      names.filter(name => !columns.includes(name) && !columns.includes(snakeCase(name))),
      'A diagnostic got a property without a migration: write one that adds its column.',
    ).toEqual([])
  })
})
