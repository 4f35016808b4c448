import { Button } from '@codegouvfr/react-dsfr/Button'
import { useId } from 'react'
import { saveFile } from '../save-file.ts'
import { useAction } from '../use-action.ts'
import { columnsOf } from './ChartTable.tsx'
import type { ChartData } from './chart-data.ts'
import { useChartWords } from './words/chart-words.ts'

export interface ChartExportsProps {
  readonly title: string
  readonly data: ChartData
  /** Without extension. */
  readonly fileName: string
  /** Writes a value as the chart shows it, where a bare number would say something else; null for numbers. */
  readonly write: ((value: number) => string) | null
}

const formats = { CSV: 'csv', Excel: 'xlsx', OpenDocument: 'ods' } as const

/** Buttons that save the table of a chart as a file; what writes it is loaded when one is pressed. */
export function ChartExports({ title, data, fileName, write }: ChartExportsProps) {
  const words = useChartWords()
  const labelId = useId()
  const save = async (format: (typeof formats)[keyof typeof formats]) => {
    const { tableFile } = await import('./table-file.ts')
    const { categoryTitle, categories } = data
    const columns = columnsOf(data, words.total)
    const cell = (value: number) => (write ? write(value) : value)
    const rows = categories.map((category, index) => [
      category,
      ...columns.map(({ values }) => cell(values[index] ?? 0)),
    ])
    const header = [categoryTitle, ...columns.map(({ name }) => name)]
    saveFile(await tableFile({ name: fileName, sheet: title, header, rows }, format))
  }
  return (
    <div className="mc-chart__exports">
      <span id={labelId}>{words.exports}</span>
      <ul aria-labelledby={labelId}>
        {Object.entries(formats).map(([name, format]) => (
          <li key={format}>
            <ExportButton name={name} save={() => save(format)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ExportButton({ name, save }: { readonly name: string; readonly save: () => Promise<void> }) {
  const { state, run } = useAction(save)
  return (
    <>
      <Button
        type="button"
        priority="tertiary"
        size="small"
        iconId="fr-icon-download-line"
        nativeButtonProps={{ 'aria-disabled': state.kind === 'busy' }}
        onClick={run}
      >
        {name}
      </Button>
      {state.kind === 'failed' && (
        <span className="fr-error-text" role="alert">
          {state.message}
        </span>
      )}
    </>
  )
}
