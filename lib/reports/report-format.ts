/** The forms a report may take. Their names alone: a command line knows them without loading what writes them. */
export const reportFormats = [
  'text',
  'json',
  'ndjson',
  'csv',
  'html',
  'markdown',
  'junit',
  'sarif',
  'github',
  'gitlab',
] as const
export type ReportFormat = (typeof reportFormats)[number]
