/** The public face of the library: check import files, put verdicts into words, talk to the API. */
export * from './accounts/account-deletion-api.ts'
export * from './accounts/canteen-preview.ts'
export * from './accounts/month-point-api.ts'
export * from './accounts/password-api.ts'
export * from './accounts/profile-api.ts'
export * from './accounts/reminders-api.ts'
export { scopeLabels } from './accounts/scope-labels.ts'
export * from './accounts/second-factor-api.ts'
export * from './accounts/session-api.ts'
export * from './accounts/sign-up-api.ts'
export * from './accounts/terms-api.ts'
export * from './accounts/tokens-api.ts'
export { User } from './accounts/user.ts'
export * from './administration/accounts-api.ts'
export { AccountSummary, AdministeredAccount } from './administration/administered-account.ts'
export { AdministeredCanteen, AdministeredCanteenSummary, LateOpening } from './administration/administered-canteen.ts'
export * from './administration/administered-canteens-api.ts'
export { CampaignDays } from './administration/campaign-days.ts'
export * from './administration/campaigns-api.ts'
export * from './administration/incidents-api.ts'
export * from './administration/late-requests-api.ts'
export { StaffAct, StaffActDetails } from './administration/staff-act.ts'
export * from './administration/staff-acts-api.ts'
export { Article, ArticleAuthor } from './articles/article.ts'
export * from './articles/article-writing-api.ts'
export * from './articles/articles-api.ts'
export { Canteen } from './canteens/canteen.ts'
export * from './canteens/canteen-file-api.ts'
export * from './canteens/canteen-history-api.ts'
export { CanteenChange, NewCanteen } from './canteens/canteen-input.ts'
export * from './canteens/canteen-status-api.ts'
export { CanteenSummary } from './canteens/canteen-summary.ts'
export * from './canteens/canteens-api.ts'
export { Commune, listCommunes } from './canteens/communes-api.ts'
export * from './canteens/deleted-canteens-api.ts'
export * from './canteens/delivery-requests-api.ts'
export * from './canteens/establishment-search-api.ts'
export * from './canteens/group-conversion-api.ts'
export { getInitialData, InitialData } from './canteens/initial-data-api.ts'
export * from './canteens/join-requests-api.ts'
export * from './canteens/reference-lists.ts'
export * from './canteens/reference-lists-api.ts'
export * from './canteens/satellites-api.ts'
export * from './canteens/signed-canteens-api.ts'
export * from './canteens/team-api.ts'
export * from './community/community-api.ts'
export { CommunityEvent } from './community/community-event.ts'
export * from './community/event-writing-api.ts'
export * from './community/media-files-api.ts'
export { VideoTutorial } from './community/video-tutorial.ts'
export * from './community/video-writing-api.ts'
export * from './comparison/comparison-api.ts'
export * from './contact/inquiry-api.ts'
export { type ConversionOptions, convertFile, type FileConversion } from './conversion/convert-file.ts'
export { describeChange, describeObstacle, describeUnsayable } from './conversion/describe-conversion.ts'
export { readCanteens } from './conversion/read-canteens.ts'
export { Diagnostic } from './diagnostics/diagnostic.ts'
export { DiagnosticChange, NewDiagnostic } from './diagnostics/diagnostic-input.ts'
export * from './diagnostics/diagnostics-api.ts'
export { FigureSources } from './diagnostics/figure-sources.ts'
export * from './diagnostics/managed-diagnostics-api.ts'
export { changeOrigins, FieldChange, HistoryEntry } from './entities/history-entry.ts'
export { type ExplanationPage, explain, type ShownExample } from './explanations/explain.ts'
export { errorCodes, type Family, families, familyOf } from './explanations/families.ts'
export { explanationWords } from './explanations/words.ts'
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  NetworkError,
  RefusedError,
  UnexpectedAnswerError,
} from './http/api-error.ts'
export { type Client, type ClientOptions, createClient } from './http/client.ts'
export type { Endpoint } from './http/endpoint.ts'
export { JsonValue } from './http/json-value.ts'
export { defaultScopes, isScope, Scope, scopes } from './http/scope.ts'
export type { ByteSource } from './imports/byte-source.ts'
export { type CheckOptions, checkFile, type FileReport, schemaOfReport } from './imports/check-file.ts'
export { type Description, describeError, errorTitle } from './imports/describe-error.ts'
export * from './imports/diagnostic-file-api.ts'
export type { ErrorCode } from './imports/error-code.ts'
export { type FileKind, fileKinds, kindOfSchema, schemaOf } from './imports/file-kinds.ts'
export { checkFolder, type FileOfFolder } from './imports/folder-check.ts'
export {
  CanteensImportAnswer,
  DiagnosticsImportAnswer,
  ImportAnswer,
  ImportError,
  RecapImportAnswer,
} from './imports/import-answer.ts'
export { ImportCounts } from './imports/import-counts.ts'
export * from './imports/import-documents-api.ts'
export { ImportsOfMonth, PurchasesOfMonth } from './imports/import-figures.ts'
export { ImportChange, ImportPlan, PlannedChange } from './imports/import-plan.ts'
export { ImportDetail, ImportRecord, KeptRow, UndoReport } from './imports/import-record.ts'
export * from './imports/import-schemas-api.ts'
export * from './imports/imports-api.ts'
export * from './imports/similar-choices.ts'
export { SiretCollector } from './imports/siret-collector.ts'
export { emptyFile } from './imports/template.ts'
export * from './inspection/inspection-api.ts'
export * from './mapping/mappings-api.ts'
export { type Locale, locales } from './messages/locale.ts'
export * from './newsletter/newsletter-api.ts'
export { NewsletterIssue } from './newsletter/newsletter-issue.ts'
export { NewNewsletterIssue, NewsletterIssueChange } from './newsletter/newsletter-issue-input.ts'
export * from './newsletter/newsletter-issues-api.ts'
export * from './notices/notice-writing-api.ts'
export { SiteNotice } from './notices/site-notice.ts'
export * from './oauth/consent-api.ts'
export * from './oauth/device-api.ts'
export * from './oauth/oauth-api.ts'
export { isRedirectUri, RedirectUri } from './oauth/redirect-uri.ts'
export { dataCatalogue } from './open-data/catalogue.ts'
export { dataTableSchema } from './open-data/data-table-schema.ts'
export { datasets } from './open-data/datasets.ts'
export * from './open-data/open-data-api.ts'
export { getOperator, Operator, Processor } from './operator/operator-api.ts'
export { FullPartner, Partner } from './partners/partner.ts'
export { NewPartner } from './partners/partner-input.ts'
export * from './partners/partner-writing-api.ts'
export * from './partners/partners-api.ts'
export * from './personal-data/personal-data-api.ts'
export * from './public-canteens/messages-api.ts'
export * from './public-canteens/moderation-api.ts'
export { PublicCanteen, PublicCanteenPreview } from './public-canteens/public-canteen.ts'
export * from './public-canteens/public-canteens-api.ts'
export { PublicApproDiagnostic, PublicServiceDiagnostic } from './public-canteens/public-diagnostic.ts'
export * from './public-canteens/publication-api.ts'
export { CanteenPurchase } from './purchases/canteen-purchase.ts'
export { CanteenPurchaseChange, NewCanteenPurchase } from './purchases/canteen-purchase-input.ts'
export * from './purchases/canteen-purchases-api.ts'
export * from './purchases/diagnostics-from-purchases-api.ts'
export { LabelCorrection } from './purchases/label-correction.ts'
export * from './purchases/label-sharing-api.ts'
export * from './purchases/many-purchases-api.ts'
export { Purchase } from './purchases/purchase.ts'
export * from './purchases/purchase-file-api.ts'
export * from './purchases/purchase-orders.ts'
export { PurchasePercentages, percentagesOf } from './purchases/purchase-percentages.ts'
export {
  LabelDecision,
  mostContradictions,
  mostProposals,
  type PurchaseContradiction,
  PurchaseProposal,
  proposePurchases,
} from './purchases/purchase-proposals-api.ts'
export { PurchaseSummary, summarisePurchases, YearOfPurchases } from './purchases/purchase-summary.ts'
export {
  PurchasePercentages2026,
  PurchaseSummary2026,
  percentages2026,
  summarise2026,
  YearOfPurchases2026,
} from './purchases/purchase-summary-2026.ts'
export * from './purchases/purchase-summary-api.ts'
export { KeyedTotals, PurchaseTotals } from './purchases/purchase-sums.ts'
export * from './purchases/purchase-sums-api.ts'
export * from './purchases/purchases-api.ts'
export * from './purchases/remembered-label-orders.ts'
export * from './purchases/remembered-labels-api.ts'
export {
  NewRecapRequest,
  type RecapRequestKind,
  type ReminderInterval,
  recapRequestKinds,
  reminderIntervals,
} from './recap-requests/new-recap-request.ts'
export {
  AskedRecap,
  declineRecapRequest,
  openRecapLink,
  RecapLinkAnswer,
  sendRequestedRecap,
  stopRecapRequests,
} from './recap-requests/recap-link-api.ts'
export {
  AnsweredRequest,
  askRecapMailbox,
  openRecapMailbox,
  sendMailboxRecap,
} from './recap-requests/recap-mailbox-api.ts'
export { checkRecapProof, downloadRecapProof, RecapProofCheck } from './recap-requests/recap-proofs-api.ts'
export {
  RecapRequest,
  RecapRequestEvent,
  type RecapRequestEventKind,
  RecapTotals,
  ReceivedRecap,
  RequestedCanteen,
  recapRequestEventKinds,
} from './recap-requests/recap-request.ts'
export { type RecapRequestState, recapRequestStates } from './recap-requests/recap-request-states.ts'
export {
  closeRecapRequest,
  downloadRequestedRecap,
  getRecapRequest,
  listRecapRequests,
  RecapRequestSelection,
  remindRecapRequest,
  SentRecapRequest,
  sendRecapRequest,
} from './recap-requests/recap-requests-api.ts'
export { ComparedRow, VerdictCounts } from './recaps/compared-row.ts'
export { type RecapVerdict, recapVerdicts } from './recaps/recap-verdict.ts'
export type { Change, FixName } from './repair/change.ts'
export type { FixGroup } from './repair/change-log.ts'
export { describeFixes, fixWords } from './repair/fix-words.ts'
export { type Repair, type RepairOptions, repairFile } from './repair/repair-file.ts'
export { jsonReport } from './reports/json.ts'
export * from './reviews/reviews-api.ts'
export type { WorkbookLimits } from './spreadsheets/workbook-limits.ts'
export * from './statistics/invitations-api.ts'
export { CanteenStatistics } from './statistics/statistics.ts'
export * from './statistics/statistics-api.ts'
export { TerritoryCanteen, TerritoryDiagnostic } from './statistics/territory-canteen.ts'
export * from './statistics/territory-canteens-api.ts'
export { PlacedFigures, TerritoryFigures, TerritoryStatistics } from './statistics/territory-statistics.ts'
export { describeSchemaProblem } from './table-messages/describe-schema-problem.ts'
export type { Field, TableSchema } from './table-schema/descriptor.ts'
export { columnLetter, type TableError } from './table-schema/error.ts'
export type { ErrorGroup, Report } from './table-schema/report.ts'
export type { SchemaProblem } from './table-schema/schema-problem.ts'
export type { Table } from './table-schema/table.ts'
export * from './teledeclaration/actionable-canteens-api.ts'
export * from './teledeclaration/campaign-dates-api.ts'
export * from './teledeclaration/diagnostic-teledeclaration-api.ts'
export * from './teledeclaration/kitchen-reports-api.ts'
export * from './teledeclaration/proofs-api.ts'
export { ReportState } from './teledeclaration/report-state.ts'
export * from './teledeclaration/teledeclarations-api.ts'
export { mostSent, SentWeighing, SentWeighings, WeighingResult } from './waste/sent-weighings.ts'
export * from './waste/waste-api.ts'
export * from './waste/waste-file-api.ts'
export { WasteMeasurement } from './waste/waste-measurement.ts'
export { Weighing } from './waste/weighing.ts'
export {
  createWeighingLink,
  endWeighingLink,
  Kitchen,
  listWeighingLinks,
  openKitchen,
  sendKitchenWeighings,
  WeighingLink,
} from './waste/weighing-links-api.ts'
export { WeighingSums } from './waste/weighing-sums.ts'
export * from './waste/weighings-api.ts'
export { CanteenAction, FullCanteenAction } from './waste-actions/canteen-action.ts'
export { WasteAction } from './waste-actions/waste-action.ts'
export * from './waste-actions/waste-action-writing-api.ts'
export * from './waste-actions/waste-actions-api.ts'
export * from './writing/text-pictures-api.ts'
export * from './writing/text-preview-api.ts'
export * from './writing/writing-counts-api.ts'
