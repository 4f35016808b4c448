import { Button } from '@codegouvfr/react-dsfr/Button'
import { gridProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { sumInCents } from '@ma-cantine/lib/diagnostics/amounts'
import { cellBeside, isBlock, pasteInGrid } from '@ma-cantine/lib/diagnostics/grid-paste'
import { type GridProperty, gridFamilies, gridLabels } from '@ma-cantine/lib/diagnostics/product-grid'
import { isAskedFor } from '@ma-cantine/lib/diagnostics/quality-steps'
import { frenchNote } from '@ma-cantine/lib/purchases/french-note'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { useLocale } from '../../app/locale.ts'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import type { StepProps } from '../tunnel/measure-steps.ts'
import { CrossChecks } from './CrossChecks.tsx'
import { useQualityNames } from './quality-names.ts'
import { RunningTotals } from './RunningTotals.tsx'
import { readAmounts, useWatchedChecks } from './use-watched-checks.ts'
import { useQualityWords } from './words/quality-words.ts'

const nothing = () => undefined

interface GridEntryProps extends StepProps {
  /** The way back to the other view. */
  readonly view: ReactNode
}

/**
 * The 112 amounts on one page, labels down and families across as on a sheet: another view of the fields of the steps,
 * sent by one request. Enter goes on like Tab, and a block copied from a spreadsheet is pasted as one.
 */
export function GridEntry(props: GridEntryProps) {
  const { form, diagnostic, finish, view } = props
  const words = useQualityWords()
  const { labelOf, shortFamilyOf, nameOf } = useQualityNames()
  const { checks, doubtful, look } = useWatchedChecks(props, gridProperties)
  const amounts = readAmounts(form.watch())
  const note = frenchNote(diagnostic.year, useLocale())
  const asked = gridProperties.filter(name => isAskedFor(name, diagnostic[name]))

  function go(event: KeyboardEvent, name: GridProperty | null | undefined): void {
    event.preventDefault()
    if (!name) return
    const input = document.getElementById(form.idOf(name))
    if (input instanceof HTMLInputElement) {
      input.focus()
      input.select()
    }
  }
  function press(event: KeyboardEvent, name: GridProperty): void {
    if (event.key === 'ArrowDown') go(event, cellBeside(name, 1))
    if (event.key === 'ArrowUp') go(event, cellBeside(name, -1))
    const next = asked[asked.indexOf(name) + 1]
    if (event.key !== 'Enter') return
    if (next) go(event, next)
    else {
      event.preventDefault()
      finish()
    }
  }
  function paste(event: ClipboardEvent, name: GridProperty): void {
    const text = event.clipboardData.getData('text/plain')
    if (!isBlock(text)) return
    event.preventDefault()
    for (const cell of pasteInGrid(text, name)) form.setValue(cell.property, cell.text, { shouldDirty: true })
    look()
  }
  const total = (names: readonly GridProperty[]) =>
    words.amount(sumInCents(names.map(name => amounts[name] ?? null)) / 100)
  const labels = gridLabels.map(label => ({
    label,
    names: gridFamilies.map(family => `value${family.property}${label.property}` as const),
  }))
  return (
    <>
      <p className="fr-hint-text">{words.grid.help}</p>
      {note !== null && <p className="fr-hint-text">{note}</p>}
      <ScrollTable caption={words.summary.grid} className="mc-grid-entry">
        <thead>
          <tr>
            <th scope="col">{words.summary.gridLabel}</th>
            {gridFamilies.map(({ property }) => (
              <th key={property} scope="col">
                {shortFamilyOf(property)}
              </th>
            ))}
            <th scope="col" className="fr-cell--right">
              {words.grid.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {labels.map(({ label, names }) => (
            <tr key={label.property}>
              <th scope="row">{labelOf(label.property)}</th>
              {names.map(name => (
                <td key={name}>
                  {asked.includes(name) ? (
                    <input
                      {...form.register(name, { onBlur: look })}
                      id={form.idOf(name)}
                      className="fr-input"
                      type="text"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={nameOf(name)}
                      aria-invalid={form.problemOf(name) !== undefined || doubtful.has(name)}
                      onKeyDown={event => press(event, name)}
                      onPaste={event => paste(event, name)}
                    />
                  ) : (
                    <>
                      <span aria-hidden="true">{words.summary.none}</span>
                      <span className="fr-sr-only">{words.notApplicable}</span>
                    </>
                  )}
                </td>
              ))}
              <td className="fr-cell--right">{total(names)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <div className="mc-grid-entry__end">
        <Button type="button" size="small" onClick={finish}>
          {words.grid.save}
        </Button>
        {view}
      </div>
      <CrossChecks checks={checks} form={form} purchases={null} onFill={nothing} onLeave={look} />
      <RunningTotals mode="COMPLETE" amounts={amounts} labelAmounts={[]} />
    </>
  )
}
