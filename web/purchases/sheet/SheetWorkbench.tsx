import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { purchaseColumnNames } from '@ma-cantine/lib/purchases/purchase-screen-words'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { maximumSentBytes } from '../../imports/check/accepted-files.ts'
import type { GroupView, RowFilter, SheetCanteen } from '../../imports/check/check-protocol.ts'
import { ErrorGroups } from '../../imports/check/ErrorGroups.tsx'
import { FixPanel } from '../../imports/check/FixPanel.tsx'
import type { ReplaceDraft } from '../../imports/check/ReplacePanel.tsx'
import { RowsInSight, type SheetView } from '../../imports/check/RowsInSight.tsx'
import type { CheckedState, FileCheckActions } from '../../imports/check/use-file-check.ts'
import { mayBeFixed, useFixOffer } from '../../imports/check/use-fix-offer.ts'
import { useWorkSteps } from '../../imports/check/use-work-steps.ts'
import type { Comparison } from '../../imports/check/VerdictHead.tsx'
import { useCheckWords } from '../../imports/check/words/check-words.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { createSheetColumns } from './sheet-columns.ts'
import { deleteSheetDraft, saveSheetDraft } from './sheet-draft.ts'
import { purchaseOptions } from './sheet-queries.ts'
import { useSheetWords } from './words/sheet-words.ts'

export interface SheetWorkbenchProps {
  readonly state: CheckedState
  readonly actions: FileCheckActions
  readonly canteens: readonly SheetCanteen[]
  /** The person who types. */
  readonly owner: number
  /** Whether the sheet was found again in the tab. */
  readonly isRestored: boolean
  /** Whether the rows may be changed: not once they are being sent. */
  readonly isOpen: boolean
  /** Whether the sending has ended: the rows are stored, or surely are not. */
  readonly isOver: boolean
  readonly comparison: Comparison
  readonly announce: (message: string) => void
  readonly onEmpty: () => void
  /** The sending of the rows, below their verdict. */
  readonly sending: ReactNode
}

const everything: RowFilter = { group: null, field: null, all: true }
const noOptions = { products: [], providers: [] }
/** Milliseconds: what is typed is kept once the typing pauses. */
const keepingPause = 300

/** The rows to fill, then what is still wrong in them, then their sending: the table never moves under the hands. */
export function SheetWorkbench(props: SheetWorkbenchProps) {
  const { state, actions, canteens, isRestored, isOpen, comparison, announce, onEmpty, sending } = props
  const words = useSheetWords()
  const checkWords = useCheckWords()
  const locale = useLocale()
  const isWide = useIsWide('md')
  const { verdict, doing } = state
  const offer = useFixOffer(state)
  const { products, providers } = useQuery(purchaseOptions).data ?? noOptions
  const [draft, setDraft] = useState<ReplaceDraft | null>(null)
  const [target, setTarget] = useState<SheetView['target']>(null)
  const verdictHead = useRef<HTMLElement>(null)
  const isKept = useKeptSheet(props)
  const columnsOf = useMemo(
    () => createSheetColumns({ words, locale, canteens, products, providers }),
    [words, locale, canteens, products, providers],
  )
  const errors = verdict.groups.filter(({ severity }) => severity === 'error')
  const warnings = verdict.groups.filter(({ severity }) => severity === 'warning')
  const verdictTitle = errors.length > 0 ? words.wrong(verdict.errorCount) : words.rows

  // The first number that a browser formats takes it 30 ms, which are better spent before anybody types.
  useEffect(() => void checkWords.sheet.filled(1000), [checkWords])

  const { step, fix, handleKey } = useWorkSteps({ state, actions, comparison, announce, head: verdictHead })
  const groupsOf = (groups: readonly GroupView[]) => (
    <ErrorGroups
      groups={groups}
      columnNames={purchaseColumnNames[locale]}
      formatAnchor={null}
      onShow={isWide ? ({ id }) => setTarget({ group: id }) : null}
      // The explanation of a rule speaks of files: its columns and codes.
      client={null}
    />
  )
  const sheet: SheetView = {
    columnsOf,
    firstPosition: canteens.length === 1 ? 1 : 0,
    target,
    buttons: (
      <>
        <Button
          type="button"
          size="small"
          priority="tertiary"
          iconId="fr-icon-arrow-go-back-line"
          disabled={verdict.undoable === 0}
          onClick={() => step({ kind: 'undo' })}
        >
          {words.undo}
        </Button>
        <Button
          type="button"
          size="small"
          priority="tertiary"
          iconId="fr-icon-arrow-go-forward-line"
          disabled={verdict.redoable === 0}
          onClick={() => step({ kind: 'redo' })}
        >
          {words.redo}
        </Button>
      </>
    ),
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; the buttons are the first.
    <div onKeyDown={handleKey}>
      <h2 className={isOpen ? 'fr-h5 fr-mb-1w' : 'fr-sr-only'}>{words.rows}</h2>
      <div hidden={!isOpen}>
        {isRestored && verdict.undoable === 0 && verdict.rows > 0 && (
          <Alert small severity="info" className="fr-mb-2w" description={words.restored} />
        )}
        {!isKept && <Alert small severity="warning" className="fr-mb-2w" description={words.notKept} />}
        <RowsInSight
          state={state}
          filter={everything}
          formatAnchor={null}
          onStep={step}
          onReplace={actions.replace}
          onWrite={actions.writeBlock}
          announce={announce}
          draft={draft}
          onDraft={setDraft}
          sheet={sheet}
        />
        <section ref={verdictHead} tabIndex={-1} aria-label={verdictTitle} className="fr-mt-4w">
          {verdict.rows === 0 && <p className="mc-check-mention">{words.none}</p>}
          {errors.length > 0 && (
            <Alert
              severity="error"
              as="h3"
              title={verdictTitle}
              description={verdict.report ? words.wrongStored : words.wrongText}
            />
          )}
          {verdict.report && verdict.size > maximumSentBytes && (
            <Alert small severity="error" description={words.tooLarge} />
          )}
        </section>
        {mayBeFixed(verdict) && verdict.rows > 0 && (
          <div className="fr-mt-3w">
            <FixPanel offer={offer} doing={doing} onFix={fix} />
          </div>
        )}
        {errors.length > 0 && (
          <>
            <h3 className="fr-h5 fr-mt-3w">{words.toComplete}</h3>
            {groupsOf(errors)}
          </>
        )}
        {warnings.length > 0 && (
          <>
            <h3 className="fr-h5 fr-mt-3w fr-mb-1w">{words.toCheck}</h3>
            <p>{checkWords.groups.warningsText}</p>
            {groupsOf(warnings)}
          </>
        )}
      </div>
      {sending}
      {isOpen && verdict.rows > 0 && (
        <div className="fr-mt-4w">
          <ConfirmButton
            action={words.empty.action}
            question={words.empty.title}
            keep={words.empty.keep}
            text={words.empty.text(verdict.rows)}
            work={async () => {}}
            onDone={onEmpty}
          />
        </div>
      )}
    </div>
  )
}

/**
 * Keeps the sheet in its tab through a reload.
 * @returns whether the browser has room for it.
 */
function useKeptSheet({ state, owner, isOver }: SheetWorkbenchProps): boolean {
  const [isKept, setKept] = useState(true)
  const { client, stamp, verdict } = state
  const isEmpty = verdict.rows === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step changes the stamp.
  useEffect(() => {
    if (isOver) return
    let current = true
    const timer = setTimeout(async () => {
      if (isEmpty) return deleteSheetDraft()
      const text = await client.call('sheetText').catch(() => null)
      if (current && text !== null) setKept(saveSheetDraft(owner, { text }))
    }, keepingPause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [client, stamp, owner, isOver, isEmpty])
  return isKept
}
