import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { type UserFields, userFields } from '@ma-cantine/lib/accounts/user-fields'
import type { PersonalDataPart } from '@ma-cantine/lib/personal-data/personal-data-messages'
import { userRows } from '../accounts/user-row.ts'

export interface Person {
  readonly id: number
  /** Null until it is confirmed: an unconfirmed address may be somebody else's. */
  readonly confirmedEmail: string | null
}

type Value = number | string

/** Where the rows of a part stand, in SQL. */
export interface PartSource {
  readonly columns: string
  readonly from: string
  /** Has a `?` for each binding. */
  readonly where: string
  readonly bindings: (person: Person) => readonly Value[]
  /** The column that orders the rows, and that no two of them share. */
  readonly key: string
  /** Columns that hold JSON, in camelCase. */
  readonly json?: readonly string[]
  /** Columns that hold booleans, in camelCase: SQLite has numbers for them. */
  readonly booleans?: readonly string[]
}

const byId = ({ id }: Person): Value[] => [id]
/** Other people may have written the address in another case. */
const byAddress = ({ confirmedEmail }: Person): Value[] =>
  confirmedEmail === null ? ['', ''] : [confirmedEmail, accountKey(confirmedEmail)]

/** Columns that say nothing of the person, or are secret. The picture is a part of its own. */
const leftOut: ReadonlySet<string> = new Set<keyof UserFields>([
  'avatar',
  'pendingEmailExpiryDate',
  'usernameKey',
  'emailKey',
  'passwordHash',
  'accessVersion',
  'isActive',
])
const accountColumns = userRows.columns.filter(name => !leftOut.has(name))

/** Every row that tells something of a person, in the order of the file. Secrets and their digests are left out. */
export const personalDataParts: Readonly<Record<PersonalDataPart, PartSource>> = {
  account: {
    columns: userRows.sqlNames(accountColumns).join(', '),
    from: 'users',
    where: 'id = ?',
    bindings: byId,
    key: 'id',
    json: accountColumns.filter(name => ['texts', 'own'].includes(userFields[name].kind)),
    booleans: accountColumns.filter(name => userFields[name].kind === 'yesNo'),
  },
  acceptedTerms: {
    columns: 'version, date',
    from: 'terms_acceptances',
    where: 'user_id = ?',
    bindings: byId,
    key: 'version',
  },
  picture: { columns: 'type, content', from: 'avatars', where: 'user_id = ?', bindings: byId, key: 'key' },
  teams: {
    columns: 'canteens.id, canteens.name, canteens.siret',
    from: 'canteen_managers JOIN canteens ON canteens.id = canteen_managers.canteen_id',
    where: 'canteen_managers.user_id = ?',
    bindings: byId,
    key: 'canteens.id',
  },
  invitations: {
    columns: 'canteens.name, manager_invitations.email, manager_invitations.creation_date',
    from: 'manager_invitations JOIN canteens ON canteens.id = manager_invitations.canteen_id',
    where: '(manager_invitations.email = ? OR lower(manager_invitations.email) = ?)',
    bindings: byAddress,
    key: 'manager_invitations.id',
  },
  claims: {
    columns: 'canteens.id, canteens.name, canteen_claims.date',
    from: 'canteen_claims JOIN canteens ON canteens.id = canteen_claims.canteen_id',
    where: 'canteen_claims.user_id = ?',
    bindings: byId,
    key: 'canteens.id',
  },
  joinRequests: {
    columns:
      'canteens.name, join_requests.message, join_requests.creation_date, join_requests.answer, join_requests.answer_date',
    from: 'join_requests JOIN canteens ON canteens.id = join_requests.canteen_id',
    where: 'join_requests.user_id = ?',
    bindings: byId,
    key: 'join_requests.id',
  },
  deliveryRequests: {
    columns: 'canteens.name, delivery_requests.creation_date, delivery_requests.answer, delivery_requests.answer_date',
    from: 'delivery_requests JOIN canteens ON canteens.id = delivery_requests.canteen_id',
    where: 'delivery_requests.user_id = ?',
    bindings: byId,
    key: 'delivery_requests.id',
  },
  articles: {
    columns: 'title, published, display_date, creation_date, modification_date',
    from: 'articles',
    where: 'author_id = ?',
    bindings: byId,
    key: 'id',
    booleans: ['published'],
  },
  sessions: {
    columns: 'expiry_date, end_date',
    from: 'sessions',
    where: 'user_id = ?',
    bindings: byId,
    key: 'key',
  },
  secondFactor: {
    columns: 'creation_date, activation_date, failures, first_failure_date',
    from: 'second_factors',
    where: 'user_id = ?',
    bindings: byId,
    key: 'user_id',
  },
  recoveryCodes: { columns: 'use_date', from: 'recovery_codes', where: 'user_id = ?', bindings: byId, key: 'id' },
  accessTokens: {
    columns: 'name, scopes, creation_date, last_use_date, expiry_date, revocation_date',
    from: 'access_tokens',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
    json: ['scopes'],
  },
  applications: {
    columns: 'name, client_id, redirect_uris, creation_date',
    from: 'oauth_applications',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
    json: ['redirectUris'],
  },
  authorizedApplications: {
    columns:
      'oauth_applications.name, device_name, oauth_grants.scopes, oauth_grants.creation_date, oauth_grants.last_use_date, end_date',
    from: 'oauth_grants JOIN oauth_applications ON oauth_applications.id = oauth_grants.application_id',
    where: 'oauth_grants.user_id = ?',
    bindings: byId,
    key: 'oauth_grants.id',
    json: ['scopes'],
  },
  messages: {
    columns: 'subject, creation_date, sent_date',
    from: 'outgoing_emails',
    where: 'recipient IN (?, ?)',
    bindings: byAddress,
    key: 'id',
  },
  reminders: {
    columns: 'year, kind, date',
    from: 'campaign_reminders',
    where: 'user_id = ?',
    bindings: byId,
    key: "kind || ' ' || year",
  },
  inquiries: {
    columns: 'creation_date, email, name, inquiry_type, message, meta',
    from: 'inquiries',
    where: '(user_id = ? OR email_key IN (?, ?))',
    bindings: person => [...byId(person), ...byAddress(person)],
    key: 'id',
    json: ['meta'],
  },
  canteenMessages: {
    columns: 'creation_date, canteen_id, sender_email, sender_name, recipient_email, body, status, decision_date',
    from: 'canteen_messages',
    where: 'sender_email_key IN (?, ?)',
    bindings: byAddress,
    key: 'id',
  },
  partners: {
    columns:
      'name, short_description, long_description, website, contact_name, contact_email, contact_phone_number, contact_message, published, creation_date',
    from: 'partners',
    where: '(user_id = ? OR contact_email_key IN (?, ?))',
    bindings: person => [...byId(person), ...byAddress(person)],
    key: 'id',
    booleans: ['published'],
  },
  reviews: {
    columns: 'page, rating, suggestion, has_canteen, has_diagnostic, creation_date',
    from: 'reviews',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
    booleans: ['hasCanteen', 'hasDiagnostic'],
  },
  newsletter: {
    columns: 'email, language, request_date, confirmation_date, provider_date',
    from: 'newsletter_subscriptions',
    where: 'email_key IN (?, ?)',
    bindings: byAddress,
    key: 'id',
  },
  newsletterDeliveries: {
    columns: 'newsletter_issues.subject, newsletter_deliveries.creation_date',
    from: `newsletter_deliveries
      JOIN newsletter_subscriptions ON newsletter_subscriptions.id = newsletter_deliveries.subscription_id
      JOIN newsletter_issues ON newsletter_issues.id = newsletter_deliveries.issue_id`,
    where: 'newsletter_subscriptions.email_key IN (?, ?)',
    bindings: byAddress,
    key: 'newsletter_deliveries.id',
  },
  newsletterIssues: {
    columns: 'subject, state, start_date, creation_date, modification_date',
    from: 'newsletter_issues',
    where: 'author_id = ?',
    bindings: byId,
    key: 'id',
  },
  imports: {
    columns:
      'date, kind, file_name, file_size, sha256, through, status, row_count, created, updated, counts, undo_date',
    from: 'imports',
    where: '(user_id = ? OR undo_user_id = ?)',
    bindings: ({ id }) => [id, id],
    key: 'id',
  },
  mappings: {
    columns: 'name, mapping, canteen_id, creation_date, modification_date',
    from: 'import_mappings',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
    json: ['mapping'],
  },
  weighings: {
    columns: 'canteen_id, day, source, grams, edible, creation_date, modification_date, deletion_date',
    from: 'weighings',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
  },
  weighingLinks: {
    columns: 'canteen_id, period_start_date, period_end_date, creation_date, end_date',
    from: 'weighing_links',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
  },
  kitchenReportAnswers: {
    columns: 'canteen_id, kitchen_id, year, answer, answer_date, reason',
    from: 'kitchen_report_answers',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
  },
  labelCorrections: {
    columns: 'canteen_id, description, provider, family, characteristics, local_definition, date',
    from: 'label_corrections',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
    json: ['characteristics'],
  },
  unsharedCanteens: {
    columns: 'canteens.id, canteens.name',
    from: 'unshared_canteens JOIN canteens ON canteens.id = unshared_canteens.canteen_id',
    where: 'unshared_canteens.user_id = ?',
    bindings: byId,
    key: 'canteens.id',
  },
  lateRequests: {
    columns: 'canteen_id, year, reason, creation_date, answer, answer_date, answer_reason, end_day',
    from: 'late_requests',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
  },
  recapRequests: {
    columns:
      'provider, email, first_day, last_day, note, deadline, state, creation_date, message_date, message_count, reception_date, decline_date, decline_reason',
    from: 'recap_requests',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
  },
  // The team did it: who of the team is nobody else's data.
  staffActs: {
    columns: "date, kind, canteen_id, reason, details, 'l’équipe' AS actor",
    from: 'staff_acts',
    where: 'user_id = ?',
    bindings: byId,
    key: 'id',
    json: ['details'],
  },
  accountHistory: {
    columns: 'date, through, before, after',
    from: 'history',
    where: "entity = 'users' AND entity_id = ?",
    bindings: byId,
    key: 'id',
    json: ['before', 'after'],
  },
  actions: {
    columns: 'date, through, entity, entity_id',
    from: 'history',
    where: "user_id = ? AND entity <> 'users'",
    bindings: byId,
    key: 'id',
  },
}
