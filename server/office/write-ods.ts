import {
  type CellLook,
  type CellRule,
  type CellStyle,
  cellLooks,
  type Workbook,
  type WorkbookCell,
  type WorkbookSheet,
} from '@ma-cantine/lib/resources/workbook'
import { element, escapeXml } from '@ma-cantine/lib/spreadsheets/xml'
import { type CellPosition, positionOf } from './cell-address.ts'
import { odfFonts, odfRoot, odfText, packParts, spreadsheetParts } from './office-package.ts'

/** Writes a workbook to fill in as an OpenDocument spreadsheet; programs compute its formulas when they open it. */
export const writeWorkbookAsOds = (workbook: Workbook): Promise<Uint8Array> =>
  packParts(
    spreadsheetParts({
      title: workbook.title,
      description: workbook.description,
      styles,
      content: contentOf(workbook),
    }),
  )

const decimals = (places: number) => ({ 'number:decimal-places': places, 'number:min-integer-digits': 1 })
const grouped = { 'number:grouping': 'true' }

/** The formats of numbers, in the locale of the document. */
const numberStyles = [
  element('number:text-style', { 'style:name': 'format-text' }, element('number:text-content')),
  element(
    'number:currency-style',
    { 'style:name': 'format-amount' },
    element('number:number', { ...decimals(2), 'number:min-decimal-places': 2, ...grouped }),
    element('number:text', {}, '\u00a0'),
    element('number:currency-symbol', { 'number:language': 'fr', 'number:country': 'FR' }, '€'),
  ),
  element(
    'number:number-style',
    { 'style:name': 'format-count' },
    element('number:number', { ...decimals(0), ...grouped }),
  ),
  element(
    'number:percentage-style',
    { 'style:name': 'format-share' },
    element('number:number', decimals(0)),
    element('number:text', {}, '\u00a0%'),
  ),
  element(
    'number:number-style',
    { 'style:name': 'format-cents' },
    element('number:number', { ...decimals(2), 'number:min-decimal-places': 2 }),
  ),
].join('')

const styles = odfRoot(
  'office:document-styles',
  odfFonts,
  element(
    'office:styles',
    {},
    element('style:default-style', { 'style:family': 'table-cell' }, element('style:text-properties', odfText)),
  ),
  element(
    'office:automatic-styles',
    {},
    element(
      'style:page-layout',
      { 'style:name': 'page' },
      element('style:page-layout-properties', {
        'fo:page-width': '29.7cm',
        'fo:page-height': '21cm',
        'style:print-orientation': 'landscape',
        'fo:margin-top': '1.5cm',
        'fo:margin-bottom': '1.5cm',
        'fo:margin-left': '1.5cm',
        'fo:margin-right': '1.5cm',
        'style:scale-to-X': 1,
        'style:scale-to-Y': 0,
      }),
    ),
  ),
  element(
    'office:master-styles',
    {},
    element('style:master-page', { 'style:name': 'Default', 'style:page-layout-name': 'page' }),
  ),
)

function cellStyle(look: CellLook): string {
  const { format, bold, size, color, fill, border, align, input }: CellStyle = cellLooks[look]
  const text = {
    ...(bold && { 'fo:font-weight': 'bold' }),
    ...(size && { 'fo:font-size': `${size}pt` }),
    ...(color && { 'fo:color': `#${color}` }),
  }
  const horizontal = { left: 'start', center: 'center', right: 'end' } as const
  return element(
    'style:style',
    {
      'style:name': look,
      'style:family': 'table-cell',
      'style:parent-style-name': 'Default',
      ...(format !== 'text' && { 'style:data-style-name': `format-${format}` }),
    },
    element('style:table-cell-properties', {
      'style:vertical-align': 'middle',
      'fo:wrap-option': format === 'text' ? 'wrap' : 'no-wrap',
      'style:cell-protect': input ? 'none' : 'protected',
      ...(fill && { 'fo:background-color': `#${fill}` }),
      ...(border && { 'fo:border': '0.5pt solid #929292' }),
    }),
    element('style:paragraph-properties', { ...(align && { 'fo:text-align': horizontal[align] }) }),
    element('style:text-properties', text),
  )
}

const ruleName = (sheet: number, rule: number): string => `rule-${sheet}-${rule}`

function ruleElement({ accepts, help, refusal }: CellRule, name: string, base: string): string {
  const condition =
    accepts === 'amount'
      ? 'of:cell-content-is-decimal-number() and cell-content()>=0'
      : accepts === 'count'
        ? 'of:cell-content-is-whole-number() and cell-content()>=0'
        : `of:cell-content-is-in-list(${accepts.map(one => `"${one}"`).join(';')})`
  return element(
    'table:content-validation',
    {
      'table:name': name,
      'table:condition': condition,
      'table:allow-empty-cell': 'true',
      'table:base-cell-address': base,
    },
    element(
      'table:help-message',
      { 'table:title': help.title, 'table:display': 'true' },
      element('text:p', {}, escapeXml(help.message)),
    ),
    element(
      'table:error-message',
      { 'table:message-type': 'stop', 'table:display': 'true' },
      element('text:p', {}, escapeXml(refusal)),
    ),
  )
}

function contentOf({ sheets }: Workbook): string {
  const widths = [...new Set(sheets.flatMap(({ columns }) => columns))]
  const heights = [...new Set(sheets.flatMap(({ heights }) => Object.values(heights)))]
  return odfRoot(
    'office:document-content',
    odfFonts,
    element(
      'office:automatic-styles',
      {},
      numberStyles,
      ...(Object.keys(cellLooks) as CellLook[]).map(cellStyle),
      ...widths.map(width =>
        element(
          'style:style',
          { 'style:name': `width-${width}`, 'style:family': 'table-column' },
          element('style:table-column-properties', { 'style:column-width': `${(width * 0.23).toFixed(2)}cm` }),
        ),
      ),
      ...heights.map(height =>
        element(
          'style:style',
          { 'style:name': `height-${height}`, 'style:family': 'table-row' },
          element('style:table-row-properties', {
            'style:row-height': `${height}pt`,
            'style:use-optimal-row-height': 'false',
          }),
        ),
      ),
      element(
        'style:style',
        { 'style:name': 'sheet', 'style:family': 'table', 'style:master-page-name': 'Default' },
        element('style:table-properties', { 'table:display': 'true' }),
      ),
    ),
    element(
      'office:body',
      {},
      element(
        'office:spreadsheet',
        {},
        element(
          'table:content-validations',
          {},
          ...sheets.flatMap(({ name, rules }, sheet) =>
            rules.map((rule, index) =>
              ruleElement(rule, ruleName(sheet, index), `$${quoted(name)}.${rule.range.split(':')[0]}`),
            ),
          ),
        ),
        ...sheets.map(tableOf),
      ),
    ),
  )
}

/** The name of a sheet as references have it. */
const quoted = (name: string): string => (/^[A-Za-z]+$/.test(name) ? name : `'${name}'`)

function tableOf(sheet: WorkbookSheet, index: number): string {
  const { name, columns, cells, heights, rules } = sheet
  const rows = Map.groupBy(
    cells.map(cell => ({ ...cell, place: positionOf(cell.at) })),
    ({ place }) => place.row,
  )
  const ranges = rules.map(({ range }) => {
    const [start = '', end = start] = range.split(':')
    return { start: positionOf(start), end: positionOf(end) }
  })
  const ruleAt = (place: CellPosition): string | undefined => {
    const rule = ranges.findIndex(
      ({ start, end }) =>
        place.row >= start.row && place.row <= end.row && place.column >= start.column && place.column <= end.column,
    )
    return rule < 0 ? undefined : ruleName(index, rule)
  }
  return element(
    'table:table',
    { 'table:name': name, 'table:style-name': 'sheet', 'table:protected': 'true' },
    element('loext:table-protection', {
      'xmlns:loext': 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
      'loext:select-protected-cells': 'true',
      'loext:select-unprotected-cells': 'true',
    }),
    ...columns.map(width => element('table:table-column', { 'table:style-name': `width-${width}` })),
    ...Array.from({ length: Math.max(...rows.keys()) + 1 }, (_, row) =>
      element(
        'table:table-row',
        { ...(heights[row + 1] !== undefined && { 'table:style-name': `height-${heights[row + 1]}` }) },
        rowCells(rows.get(row) ?? [], ruleAt),
      ),
    ),
  )
}

function rowCells(
  cells: readonly (WorkbookCell & { readonly place: CellPosition })[],
  ruleAt: (place: CellPosition) => string | undefined,
): string {
  let written = ''
  let column = 0
  for (const cell of cells.toSorted((a, b) => a.place.column - b.place.column)) {
    if (cell.place.column > column) {
      written += element('table:table-cell', { 'table:number-columns-repeated': cell.place.column - column })
    }
    const last = positionOf(cell.to ?? cell.at).column
    written += cellElement(cell, last - cell.place.column + 1, ruleAt(cell.place))
    for (column = cell.place.column + 1; column <= last; column++) written += element('table:covered-table-cell')
  }
  return written === '' ? element('table:table-cell') : written
}

function cellElement({ look, value, formula }: WorkbookCell, span: number, rule: string | undefined): string {
  const { format }: CellStyle = cellLooks[look]
  const shared = {
    'table:style-name': look,
    ...(rule !== undefined && { 'table:content-validation-name': rule }),
    ...(span > 1 && { 'table:number-columns-spanned': span, 'table:number-rows-spanned': 1 }),
  }
  if (formula !== undefined) return element('table:table-cell', { ...shared, 'table:formula': openFormula(formula) })
  if (value === undefined || value === '') return element('table:table-cell', shared)
  return typeof value === 'number'
    ? element('table:table-cell', {
        ...shared,
        'office:value-type': format === 'share' ? 'percentage' : 'float',
        'office:value': value,
      })
    : element('table:table-cell', { ...shared, 'office:value-type': 'string' }, element('text:p', {}, escapeXml(value)))
}

/** A formula as OpenFormula has it: references in brackets, semicolons between arguments. */
export const openFormula = (formula: string): string =>
  `of:=${formula
    .split(/("[^"]*")/)
    .map(part =>
      part.startsWith('"')
        ? part
        : part
            .replaceAll(',', ';')
            .replace(
              /(?:([A-Za-z]+)!)?([A-Z]{1,2}\d+)(?::([A-Z]{1,2}\d+))?(?![A-Za-z(])/g,
              (_, sheet: string | undefined, start: string, end: string | undefined) =>
                `[${sheet ? `$${sheet}` : ''}.${start}${end ? `:.${end}` : ''}]`,
            ),
    )
    .join('')}`
