import { joinParts } from '../messages/join-parts.ts'
import { element, escapeXml } from '../spreadsheets/xml.ts'
import {
  type InspectionCell,
  type InspectionFile,
  type InspectionTable,
  inspectionIntroduction,
  inspectionTables,
} from './inspection-content.ts'
import { inspectionWords as words } from './inspection-words.ts'

const style = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#161616;background:#fff}
main,header,footer{max-width:70rem;margin:0 auto;padding:1rem}
header{border-top:.5rem solid #000091}
h1,h2{color:#000091;line-height:1.25}
.callout{border-left:.25rem solid #000091;background:#f5f5fe;padding:1rem}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.375rem .5rem;border-bottom:1px solid #929292;text-align:left;vertical-align:top}
thead th{background:#000091;color:#fff}
.figures td,.figures thead th:not(:first-child){text-align:right;font-variant-numeric:tabular-nums}
a{color:#000091}
.small{font-size:.875rem;overflow-wrap:anywhere}
@media print{thead th{color:#161616;background:none}}`

const p = (text: string, className?: string): string => element('p', { class: className }, escapeXml(text))

function cellElement({ text, href, figure }: InspectionCell, isRowHeader: boolean): string {
  const inside = href === undefined ? escapeXml(text) : element('a', { href }, escapeXml(text))
  if (isRowHeader) return element('th', { scope: 'row' }, inside)
  const read = figure && { 'data-figure': figure.name, 'data-value': figure.value.toFixed(2) }
  return element('td', { ...read }, inside)
}

function tableElement({ title, empty, head, rows, isNumeric }: InspectionTable, index: number): string {
  const id = `tableau-${index + 1}`
  const heading = element('h2', { id }, escapeXml(title))
  if (rows.length === 0) return heading + p(empty)
  const header = element('tr', {}, ...head.map(label => element('th', { scope: 'col' }, escapeXml(label))))
  const lines = rows.map(cells => element('tr', {}, ...cells.map((cell, column) => cellElement(cell, column === 0))))
  const table = element(
    'table',
    { 'aria-labelledby': id, class: isNumeric ? 'figures' : undefined },
    element('thead', {}, header),
    element('tbody', {}, ...lines),
  )
  // People who use a keyboard alone scroll it too.
  return heading + element('section', { class: 'table', 'aria-labelledby': id, tabindex: 0 }, table)
}

/** The page of an inspection file: one document in French that needs no network and no script. */
export function inspectionPage(file: InspectionFile): string {
  const { title, subject, declared, proved, digest } = inspectionIntroduction(file)
  const { purchases, purchaseCount } = file
  const parts = [
    p(declared, 'callout'),
    p(proved),
    p(words.howToRead),
    p(words.files),
    ...inspectionTables(file).map(tableElement),
    ...(purchases.length < purchaseCount ? [p(words.shown(purchases.length, purchaseCount))] : []),
  ]
  const head = element(
    'head',
    {},
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', {}, escapeXml(joinParts(title, file.canteenName))),
    element('style', {}, style),
  )
  const body = element(
    'body',
    {},
    element('header', {}, p(words.banner, 'small'), element('h1', {}, escapeXml(title)), p(subject)),
    element('main', {}, ...parts),
    element('footer', {}, p(digest, 'small')),
  )
  return `<!DOCTYPE html>\n${element('html', { lang: 'fr' }, head, body)}\n`
}
