/** The names of report formats, kept apart so that a command line can list them without loading the writers. */
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
