import { errorsText, headline, summaryText } from '@ma-cantine/lib/reports/text'
import { type FileFace, marks, type PurchaseFace } from './file-face.ts'

/** Files one after the other in plain text, then the closing lines. */
export function filesText(faces: readonly FileFace[], closing: readonly string[]): string {
  return [...faces.map(faceText), ...(closing.length > 0 ? [closing.join('\n')] : [])].join('\n\n')
}

export const faceHeadline = ({ mark, file, verdict }: FileFace): string => headline(marks[mark], file, verdict)

function faceText(face: FileFace): string {
  const { report, message, details = [], errors, purchases, more, advice } = face
  if (report) return summaryText(report)
  return [
    faceHeadline(face),
    ...(message ? [`  ${message}`] : []),
    ...details.flatMap(({ text, parts = [] }) => [`  ${text}`, ...parts.map(part => `    ${part}`)]),
    ...(errors ? [errorsText(errors)] : []),
    ...(purchases ?? []).map(purchaseText),
    ...(more ? [`    ${more}`] : []),
    ...(advice ? [`  → ${advice}`] : []),
  ].join('\n')
}

const purchaseText = ({ description, date, price }: PurchaseFace): string => `    ${description}, ${date}, ${price}`
