import { csvReport } from './csv.ts'
import { githubReport } from './github.ts'
import { gitlabReport } from './gitlab.ts'
import { htmlReport } from './html.ts'
import { jsonDocument } from './json.ts'
import { junitReport } from './junit.ts'
import { markdownReport } from './markdown.ts'
import { ndjsonReport } from './ndjson.ts'
import type { ReportFormat } from './report-format.ts'
import type { ReportWriter } from './reported-file.ts'
import { sarifReport } from './sarif.ts'
import { textReports } from './text.ts'

/** The writer of each format, which writes the whole report on all files. */
export const reportWriters: Record<ReportFormat, ReportWriter> = {
  text: textReports,
  json: (files, locale) => `${JSON.stringify(jsonDocument(files, locale))}\n`,
  ndjson: ndjsonReport,
  csv: csvReport,
  html: htmlReport,
  markdown: markdownReport,
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  gitlab: gitlabReport,
}
