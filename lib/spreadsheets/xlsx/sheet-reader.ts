import { formulaCell } from '../../table-schema/formula-cell.ts'
import { CellText } from '../cell-text.ts'
import { type DateSystem, isoDateText, serialDateText, serialTimeText } from '../date-text.ts'
import { numberText } from '../number-text.ts'
import type { RowWriter } from '../row-writer.ts'
import { WorkbookProblem } from '../workbook-problem.ts'
import { type Attributes, localName, type XmlHandler } from '../xml-part.ts'
import { checkRange, columnPosition, lastRow } from './cell-place.ts'
import type { NumberFormat } from './number-format.ts'
import { decodeEscapes, RichText } from './rich-text.ts'

/** The parts of the workbook that the cells of a sheet refer to. */
export interface CellContext {
  readonly strings: readonly string[]
  readonly styles: readonly NumberFormat[]
  readonly dates: DateSystem
}

/** Reads the cells of one worksheet (`xl/worksheets/sheet1.xml`). */
export class SheetReader implements XmlHandler {
  done = false
  private readonly rows: RowWriter
  private readonly context: CellContext
  private type = ''
  private style = 0
  private readonly value = new CellText()
  private inValue = false
  private readonly formula = new CellText()
  private inFormula = false
  /** The elements of the cell: `f`, `v`, `is`. */
  private readonly parts = new Set<string>()
  private readonly inline = new RichText()

  constructor(rows: RowWriter, context: CellContext) {
    this.rows = rows
    this.context = context
  }

  open(name: string, attributes: Attributes): void {
    const element = localName(name)
    switch (element) {
      case 'row':
        if (attributes.r !== undefined) this.rows.startRowAt(checkRange(Number(attributes.r), lastRow))
        break
      case 'c':
        if (attributes.r !== undefined) this.rows.goToColumn(columnPosition(attributes.r))
        this.type = attributes.t ?? 'n'
        this.style = Number(attributes.s ?? 0)
        this.parts.clear()
        break
      case 'v':
        this.inValue = true
        this.parts.add(element)
        break
      case 'f':
        this.inFormula = true
        this.parts.add(element)
        break
      default:
        if (element === 'is') this.parts.add(element)
        this.inline.open(element)
    }
  }

  text(text: string): void {
    if (this.inValue) this.value.add(text)
    else if (this.inFormula) this.formula.add(text)
    else this.inline.add(text)
  }

  close(name: string): void {
    const element = localName(name)
    switch (element) {
      case 'v':
        this.inValue = false
        break
      case 'f':
        this.inFormula = false
        break
      case 'c': {
        const [value, inline, formula] = [this.value.take(), this.inline.take(), this.formula.take()]
        this.rows.addCells(this.lacksResult(value) ? formulaCell(formula) : this.cellText(value, inline))
        break
      }
      case 'row':
        this.rows.endRow()
        break
      case 'sheetData':
        this.done = true
        break
      default:
        this.inline.close(element)
    }
  }

  /** Whether the cell is a formula without a stored result. An empty text is a result; other empty values are none. */
  private lacksResult(value: string): boolean {
    const { parts } = this
    return parts.has('f') && value.trim() === '' && !parts.has('is') && !(this.type === 'str' && parts.has('v'))
  }

  private cellText(value: string, inline: string): string {
    switch (this.type) {
      case 'inlineStr':
        return inline
      case 's': {
        if (value === '') return ''
        const shared = this.context.strings[Number(value)]
        if (shared === undefined) throw WorkbookProblem.flaw('broken-workbook')
        return shared
      }
      case 'b':
        return value === '' ? '' : value === '1' || value === 'true' ? 'TRUE' : 'FALSE'
      case 'd':
        return isoDateText(value)
      case 'n':
        return value === '' ? '' : this.numericText(value)
      // The result of a formula, or an error such as #N/A.
      default:
        return decodeEscapes(value)
    }
  }

  private numericText(value: string): string {
    const format = this.context.styles[this.style] ?? 'number'
    switch (format) {
      case 'number':
        return numberText(value)
      case 'date':
        return serialDateText(value, this.context.dates)
      case 'year':
        return serialDateText(value, this.context.dates).slice(0, 4)
      case 'time':
        return serialTimeText(value)
      default: {
        const text = numberText(value)
        return /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text
      }
    }
  }
}
