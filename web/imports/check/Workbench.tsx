import { Button } from '@codegouvfr/react-dsfr/Button'
import { targetOf } from '@ma-cantine/lib/conversion/file-formats'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../app/locale.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { GroupView, RowFilter, Verdict } from './check-protocol.ts'
import { ErrorGroups } from './ErrorGroups.tsx'
import { FileBar } from './FileBar.tsx'
import { FixPanel } from './FixPanel.tsx'
import type { FormatAnchor } from './FormatLink.tsx'
import { RowsPanel } from './RowsPanel.tsx'
import { type CheckedState, type FileCheckActions, getFileToSend } from './use-file-check.ts'
import { mayBeFixed, useFixOffer } from './use-fix-offer.ts'
import { useWorkSteps } from './use-work-steps.ts'
import { type Comparison, VerdictHead } from './VerdictHead.tsx'
import { useCheckWords } from './words/check-words.ts'

const ConversionNotice = lazy(() => import('./conversion/ConversionNotice.tsx'))

export interface WorkbenchProps {
  readonly state: CheckedState
  readonly actions: FileCheckActions
  readonly formatAnchor: FormatAnchor
  readonly announce: (message: string) => void
  /** Whether the file may be worked on: not once it is being sent. */
  readonly isOpen: boolean
  readonly comparison: Comparison
  /** The sending of the file, between its verdict and its rows. */
  readonly sending: ReactNode
}

const allRows: RowFilter = { group: null, field: null, all: false }

/** Whether the file is right by itself, and in a format that 2026 has replaced. */
const isConvertible = ({ fileKind, report, rows, isSheet }: Verdict): boolean =>
  report !== null && rows > 0 && !isSheet && targetOf(fileKind, '2026') !== fileKind

/** An open file with its verdict: its errors, the fixes that can be made at once, and the rows to correct in place. */
export function Workbench({ state, actions, formatAnchor, announce, isOpen, comparison, sending }: WorkbenchProps) {
  const words = useCheckWords()
  const { verdict, doing } = state
  const locale = useLocale()
  const offer = useFixOffer(state)
  const [filter, setFilter] = useState(allRows)
  const head = useRef<HTMLDivElement>(null)
  const rowsHeading = useRef<HTMLHeadingElement>(null)
  const errors = verdict.groups.filter(({ severity }) => severity === 'error')
  const warnings = verdict.groups.filter(({ severity }) => severity === 'warning')
  const hasSteps = verdict.undoable + verdict.redoable > 0
  const [rowsRequested, setRowsRequested] = useState(false)
  // A valid file is meant to be sent: its rows appear only on request.
  const showsRows =
    (hasSteps || rowsRequested || !verdict.valid) && (hasSteps || verdict.groups.some(({ rowCount }) => rowCount > 0))

  useEffect(() => head.current?.focus(), [])

  // Drops a filter on a rule that no row breaks any more.
  const isFilterKnown = filter.group === null || verdict.groups.some(({ id }) => id === filter.group)
  const activeFilter = useMemo(() => (isFilterKnown ? filter : { ...filter, group: null }), [filter, isFilterKnown])

  const { step, fix, handleKey } = useWorkSteps({ state, actions, comparison, announce, head })
  const show = (group: GroupView) => {
    setFilter({ ...allRows, group: group.id })
    // The panel of the rows may not be in the page yet.
    flushSync(() => setRowsRequested(true))
    rowsHeading.current?.focus()
    rowsHeading.current?.scrollIntoView({ block: 'start' })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; the buttons are the first.
    <div onKeyDown={handleKey}>
      <div hidden={!isOpen}>
        <FileBar
          name={state.file.name}
          about={verdict.about}
          hasEdits={verdict.undoable > 0}
          onAnother={() => actions.choose()}
        />
        <VerdictHead ref={head} verdict={verdict} comparison={comparison} />
        {hasSteps && (
          <div className="mc-check-actions fr-mt-2w">
            <Button
              type="button"
              size="small"
              priority="secondary"
              iconId="fr-icon-arrow-go-back-line"
              disabled={verdict.undoable === 0}
              onClick={() => step({ kind: 'undo' })}
            >
              {words.steps.undo}
            </Button>
            <Button
              type="button"
              size="small"
              priority="secondary"
              iconId="fr-icon-arrow-go-forward-line"
              disabled={verdict.redoable === 0}
              onClick={() => step({ kind: 'redo' })}
            >
              {words.steps.redo}
            </Button>
            <Button
              type="button"
              size="small"
              priority="tertiary"
              iconId="fr-icon-download-line"
              disabled={doing !== 'nothing' || verdict.undoable === 0}
              onClick={async () => saveFile(await getFileToSend(state, words.steps.suffix))}
            >
              {words.steps.download}
            </Button>
          </div>
        )}
        {errors.length === 0 && mayBeFixed(verdict) && (
          <div className="fr-mt-4w">
            <FixPanel offer={offer} doing={doing} onFix={fix} />
          </div>
        )}
        {errors.length > 0 && (
          <>
            {verdict.report === null && (
              <div className="fr-mt-4w">
                <FixPanel offer={offer} doing={doing} onFix={fix} />
              </div>
            )}
            <h3 className="fr-h5 fr-mt-4w">{words.groups.errors}</h3>
            <ErrorGroups groups={errors} formatAnchor={formatAnchor} onShow={show} client={state.client} />
          </>
        )}
        {warnings.length > 0 && (
          <>
            <h3 className="fr-h5 fr-mt-4w fr-mb-1w">{words.groups.warnings}</h3>
            <p>{words.groups.warningsText}</p>
            <ErrorGroups groups={warnings} formatAnchor={formatAnchor} onShow={show} client={state.client} />
          </>
        )}
      </div>
      {sending}
      <div hidden={!isOpen}>
        {isConvertible(verdict) && (
          <Suspense>
            <ConversionNotice key={`${verdict.digest} ${locale}`} state={state} announce={announce} />
          </Suspense>
        )}
        {showsRows && (
          <RowsPanel
            state={state}
            filter={activeFilter}
            onFilter={setFilter}
            formatAnchor={formatAnchor}
            onStep={step}
            onReplace={actions.replace}
            onWrite={actions.writeBlock}
            announce={announce}
            headingRef={rowsHeading}
          />
        )}
        <details className="mc-check-details fr-mt-3w">
          <summary className="fr-text--sm">{words.facts.details}</summary>
          <dl className="fr-text--sm fr-mt-1w fr-mb-0">
            <dt className="mc-check-mention">{words.facts.digest}</dt>
            <dd className="mc-check-breakable">
              <code data-digest>{verdict.digest}</code>
            </dd>
          </dl>
        </details>
      </div>
    </div>
  )
}
