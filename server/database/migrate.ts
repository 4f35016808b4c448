import type { Knex } from 'knex'
import * as firstTables from './migrations/0001-first-tables.ts'
import * as history from './migrations/0002-history.ts'
import * as accounts from './migrations/0003-accounts.ts'
import * as tokensAndApplications from './migrations/0004-tokens-and-applications.ts'
import * as diagnostics from './migrations/0005-diagnostics.ts'
import * as imports from './migrations/0006-imports.ts'
import * as outside from './migrations/0007-outside.ts'
import * as operations from './migrations/0008-operations.ts'
import * as purchaseLists from './migrations/0009-purchase-lists.ts'
import * as bulkPurchases from './migrations/0010-bulk-purchases.ts'
import * as insertedPurchases from './migrations/0011-inserted-purchases.ts'
import * as pendingAddresses from './migrations/0012-pending-addresses.ts'
import * as importCanteens from './migrations/0013-import-canteens.ts'
import * as accessVersions from './migrations/0014-access-versions.ts'
import * as purchaseReferences from './migrations/0015-purchase-references.ts'
import * as emailHtml from './migrations/0016-email-html.ts'
import * as inquiries from './migrations/0017-inquiries.ts'
import * as termsAcceptances from './migrations/0018-terms-acceptances.ts'
import * as newsletter from './migrations/0019-newsletter.ts'
import * as canteenSearch from './migrations/0020-canteen-search.ts'
import * as teams from './migrations/0021-teams.ts'
import * as canteenDetails from './migrations/0022-canteen-details.ts'
import * as canteenTowns from './migrations/0023-canteen-towns.ts'
import * as importMappings from './migrations/0024-import-mappings.ts'
import * as importCounts from './migrations/0025-import-counts.ts'
import * as purchaseSums from './migrations/0028-purchase-sums.ts'
import * as purchaseOrders from './migrations/0029-purchase-orders.ts'
import * as invoiceImages from './migrations/0030-invoice-images.ts'
import * as wasteMeasurements from './migrations/0033-waste-measurements.ts'
import * as weighings from './migrations/0034-weighings.ts'
import * as wasteActions from './migrations/0035-waste-actions.ts'
import * as figureSources from './migrations/0036-figure-sources.ts'
import * as teledeclarations from './migrations/0038-teledeclarations.ts'
import * as campaignReminders from './migrations/0039-campaign-reminders.ts'
import * as canteenOrigins from './migrations/0041-canteen-origins.ts'
import * as deliveryRequests from './migrations/0042-delivery-requests.ts'
import * as countedBatches from './migrations/0043-counted-batches.ts'
import * as deliveryConsent from './migrations/0044-delivery-consent.ts'
import * as purchasesOf2026 from './migrations/0045-purchases-of-2026.ts'
import * as filesOf2026 from './migrations/0046-files-of-2026.ts'
import * as reportsOf2026 from './migrations/0047-reports-of-2026.ts'
import * as managersOf2026 from './migrations/0048-managers-of-2026.ts'
import * as applicationCreations from './migrations/0049-application-creations.ts'
import * as groups from './migrations/0050-groups.ts'
import * as publicCanteens from './migrations/0051-public-canteens.ts'
import * as messagesAndCoordinates from './migrations/0052-messages-and-coordinates.ts'
import * as publicChanges from './migrations/0053-public-changes.ts'
import * as canteenDepartments from './migrations/0054-canteen-departments.ts'
import * as openData from './migrations/0055-open-data.ts'
import * as invitations from './migrations/0056-invitations.ts'
import * as articles from './migrations/0057-articles.ts'
import * as community from './migrations/0058-community.ts'
import * as partnersAndReviews from './migrations/0059-partners-and-reviews.ts'
import * as secondFactors from './migrations/0060-second-factors.ts'
import * as writingRoom from './migrations/0061-writing-room.ts'
import * as administration from './migrations/0062-administration.ts'
import * as newsletterIssues from './migrations/0063-newsletter-issues.ts'
import * as wasteActionsOfTheTeam from './migrations/0064-waste-actions-of-the-team.ts'
import * as terminal from './migrations/0065-terminal.ts'
import * as campaigns from './migrations/0066-campaigns.ts'
import * as articleKeys from './migrations/0067-article-keys.ts'
import * as forgottenArticles from './migrations/0068-forgotten-articles.ts'
import * as lateRequests from './migrations/0069-late-requests.ts'
import * as monthPoint from './migrations/0070-month-point.ts'
import * as kitchenReports from './migrations/0071-kitchen-reports.ts'
import * as purchaseCertificates from './migrations/0072-purchase-certificates.ts'
import * as recaps from './migrations/0073-recaps.ts'
import * as recapRequests from './migrations/0074-recap-requests.ts'
import * as labelCorrections from './migrations/0075-label-corrections.ts'
import { rawRows, sqlOf } from './sql.ts'

export interface Migration {
  readonly name: string
  readonly up: (knex: Knex) => Promise<void>
  readonly down: (knex: Knex) => Promise<void>
}

/** In the order of application. A published name never changes. */
export const migrations: readonly Migration[] = [
  { name: '0001-first-tables', ...firstTables },
  { name: '0002-history', ...history },
  { name: '0003-accounts', ...accounts },
  { name: '0004-tokens-and-applications', ...tokensAndApplications },
  { name: '0005-diagnostics', ...diagnostics },
  { name: '0006-imports', ...imports },
  { name: '0007-outside', ...outside },
  { name: '0008-operations', ...operations },
  { name: '0009-purchase-lists', ...purchaseLists },
  { name: '0010-bulk-purchases', ...bulkPurchases },
  { name: '0011-inserted-purchases', ...insertedPurchases },
  { name: '0012-pending-addresses', ...pendingAddresses },
  { name: '0013-import-canteens', ...importCanteens },
  { name: '0014-access-versions', ...accessVersions },
  { name: '0015-purchase-references', ...purchaseReferences },
  { name: '0016-email-html', ...emailHtml },
  { name: '0017-inquiries', ...inquiries },
  { name: '0018-terms-acceptances', ...termsAcceptances },
  { name: '0019-newsletter', ...newsletter },
  { name: '0020-canteen-search', ...canteenSearch },
  { name: '0021-teams', ...teams },
  { name: '0022-canteen-details', ...canteenDetails },
  { name: '0023-canteen-towns', ...canteenTowns },
  { name: '0024-import-mappings', ...importMappings },
  { name: '0025-import-counts', ...importCounts },
  { name: '0028-purchase-sums', ...purchaseSums },
  { name: '0029-purchase-orders', ...purchaseOrders },
  { name: '0030-invoice-images', ...invoiceImages },
  { name: '0033-waste-measurements', ...wasteMeasurements },
  { name: '0034-weighings', ...weighings },
  { name: '0035-waste-actions', ...wasteActions },
  { name: '0036-figure-sources', ...figureSources },
  { name: '0038-teledeclarations', ...teledeclarations },
  { name: '0039-campaign-reminders', ...campaignReminders },
  { name: '0041-canteen-origins', ...canteenOrigins },
  { name: '0042-delivery-requests', ...deliveryRequests },
  { name: '0043-counted-batches', ...countedBatches },
  { name: '0044-delivery-consent', ...deliveryConsent },
  { name: '0045-purchases-of-2026', ...purchasesOf2026 },
  { name: '0046-files-of-2026', ...filesOf2026 },
  { name: '0047-reports-of-2026', ...reportsOf2026 },
  { name: '0048-managers-of-2026', ...managersOf2026 },
  { name: '0049-application-creations', ...applicationCreations },
  { name: '0050-groups', ...groups },
  { name: '0051-public-canteens', ...publicCanteens },
  { name: '0052-messages-and-coordinates', ...messagesAndCoordinates },
  { name: '0053-public-changes', ...publicChanges },
  { name: '0054-canteen-departments', ...canteenDepartments },
  { name: '0055-open-data', ...openData },
  { name: '0056-invitations', ...invitations },
  { name: '0057-articles', ...articles },
  { name: '0058-community', ...community },
  { name: '0059-partners-and-reviews', ...partnersAndReviews },
  { name: '0060-second-factors', ...secondFactors },
  { name: '0061-writing-room', ...writingRoom },
  { name: '0062-administration', ...administration },
  { name: '0063-newsletter-issues', ...newsletterIssues },
  { name: '0064-waste-actions-of-the-team', ...wasteActionsOfTheTeam },
  { name: '0065-terminal', ...terminal },
  { name: '0066-campaigns', ...campaigns },
  { name: '0067-article-keys', ...articleKeys },
  { name: '0068-forgotten-articles', ...forgottenArticles },
  { name: '0069-late-requests', ...lateRequests },
  { name: '0070-month-point', ...monthPoint },
  { name: '0071-kitchen-reports', ...kitchenReports },
  { name: '0072-purchase-certificates', ...purchaseCertificates },
  { name: '0073-recaps', ...recaps },
  { name: '0074-recap-requests', ...recapRequests },
  { name: '0075-label-corrections', ...labelCorrections },
]

export const knownMigrations: ReadonlySet<string> = new Set(migrations.map(({ name }) => name))

/** Writers of all nodes hold this lock together (`schema-guard.ts`), a node that migrates holds it alone. */
export const schemaLock = 'schema'

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: migration => migration.name,
  getMigration: async migration => migration,
}

/** The database has migrations of a later version, whose tables this one does not know. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(unknown.join(', '))
    this.name = 'NewerDatabase'
  }
}

/** The database has tables of another program. */
export class ForeignDatabaseError extends Error {
  constructor(tables: readonly string[]) {
    super(tables.slice(0, 3).join(', '))
    this.name = 'ForeignDatabase'
  }
}

/**
 * Applies the missing migrations in the given transaction: a killed process leaves nothing behind, not even Knex's
 * lock, and processes that start together wait for one another. It waits for the transactions of nodes of the former
 * version, which begin none from then on.
 * @throws NewerDatabaseError, ForeignDatabaseError
 */
export async function migrate(transaction: Knex.Transaction): Promise<void> {
  const { lock } = sqlOf(transaction)
  await lock(transaction, 'migrations')
  if (await transaction.schema.hasTable('knex_migrations')) {
    const { missing, unknown } = await migrationState(transaction)
    if (missing.length === migrations.length && unknown.length > 0) throw new ForeignDatabaseError(unknown)
    if (unknown.length > 0) throw new NewerDatabaseError(unknown)
    if (missing.length > 0) await lock(transaction, schemaLock)
  } else {
    const tables = await rawRows<{ name: string }>(transaction, sqlOf(transaction).tables, [])
    if (tables.length > 0) throw new ForeignDatabaseError(tables.map(({ name }) => name))
  }
  await transaction.migrate.latest({ migrationSource })
}

export interface MigrationState {
  /** Names of the migrations that are not applied yet. */
  readonly missing: readonly string[]
  /** Names of applied migrations that this version does not know. */
  readonly unknown: readonly string[]
}

export async function migrationState(reader: Knex): Promise<MigrationState> {
  const applied: string[] = await reader('knex_migrations').pluck('name')
  return {
    missing: [...knownMigrations].filter(name => !applied.includes(name)),
    unknown: applied.filter(name => !knownMigrations.has(name)),
  }
}
