import { errorsText, headline, summaryText } from '@ma-cantine/lib/reports/summary-text'
import { type FileOutput, marks, type PurchaseOutput } from './file-output.ts'

/** Files one after the other in plain text, then the closing lines. */
export function filesText(outputs: readonly FileOutput[], closing: readonly string[]): string {
  return [...outputs.map(outputText), ...(closing.length > 0 ? [closing.join('\n')] : [])].join('\n\n')
}

export const fileHeadline = ({ mark, file, verdict }: FileOutput): string => headline(marks[mark], file, verdict)

function outputText(output: FileOutput): string {
  const { report, message, details = [], errors, purchases, more, advice } = output
  if (report) return summaryText(report)
  return [
    fileHeadline(output),
    ...(message ? [`  ${message}`] : []),
    ...details.flatMap(({ text, parts = [] }) => [`  ${text}`, ...parts.map(part => `    ${part}`)]),
    ...(errors ? [errorsText(errors)] : []),
    ...(purchases ?? []).map(purchaseText),
    ...(more ? [`    ${more}`] : []),
    ...(advice ? [`  → ${advice}`] : []),
  ].join('\n')
}

const purchaseText = ({ description, date, price }: PurchaseOutput): string => `    ${description}, ${date}, ${price}`
