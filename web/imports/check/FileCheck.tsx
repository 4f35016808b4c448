import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { FileTotal } from '@ma-cantine/lib/imports/file-total'
import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { type ImportOutcome, outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { isEntryAddress } from '../../app/addresses.ts'
import { useLocale } from '../../app/locale.ts'
import { notify } from '../../app/notices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { handOverFile } from '../file-handover.ts'
import type { MappedFile } from '../mapping/MappingStep.tsx'
import { outcomeAddress } from '../outcome-address.ts'
import { RequestedFile } from '../requested-file.ts'
import { useImportWords } from '../words/import-words.ts'
import { DropZone } from './DropZone.tsx'
import { ErrorGroups } from './ErrorGroups.tsx'
import { FileBar } from './FileBar.tsx'
import type { FormatAnchor } from './FormatLink.tsx'
import { PageDrop } from './PageDrop.tsx'
import { Reading } from './Reading.tsx'
import { type CheckedFile, type FileCheckActions, useFileCheck } from './use-file-check.ts'
import type { Comparison } from './VerdictHead.tsx'
import { Workbench } from './Workbench.tsx'
import { useCheckWords } from './words/check-words.ts'
import './check.css'

const MappingStep = lazy(() => import('../mapping/MappingStep.tsx'))
const MappedNote = lazy(() => import('../mapping/MappedNote.tsx'))

export type { CheckedFile } from './use-file-check.ts'

export interface FileCheckProps {
  /** The kinds of file that this import accepts; the first is open to everybody. */
  readonly kinds: readonly FileKind[]
  /** Id of the element that documents a column on this page. */
  readonly formatAnchor: FormatAnchor
  /** Called with each file that may be sent; with null when it no longer may. */
  readonly onReady: (checked: CheckedFile | null) => void
  /** Called with whether leaving the page would lose the work on a file. */
  readonly onUnsavedWork?: (hasUnsavedWork: boolean) => void
  /** Called with whether a file is open. */
  readonly onFile?: (hasFile: boolean) => void
  /** A file to open at once. */
  readonly firstFile?: File | null
  /** Whether the file may be worked on, and another dropped on the page: not once it is being sent. */
  readonly isOpen?: boolean
  /** What the comparison with the stored data says of the file. */
  readonly comparison?: Comparison
  /** The sending of the file, which tells what the server refuses. `fileTotal` is the total that the file gives. */
  readonly renderSending?: (tellStored: FileCheckActions['tellStored'], fileTotal: FileTotal | null) => ReactNode
}

/** Lets the user choose a file, checks it in a worker, and lets them correct it: nothing leaves the page. */
export function FileCheck({
  kinds,
  formatAnchor,
  onReady,
  onUnsavedWork,
  onFile,
  firstFile = null,
  isOpen = true,
  comparison = 'unknown',
  renderSending,
}: FileCheckProps): ReactNode {
  const words = useCheckWords()
  const { found } = useImportWords()
  const isOfOthers = use(RequestedFile) !== null
  const [state, actions] = useFileCheck(kinds, onReady)
  const [announcement, setAnnouncement] = useState('')
  const announce = useCallback((message: string) => setAnnouncement(message), [])
  const hasStarted = useRef(false)
  /** A file that waits for the user to give up the corrections of another. */
  const [dropped, setDropped] = useState<File | null>(null)
  /** A file of another program whose errors the user wants to see as they are. */
  const [plainFile, setPlainFile] = useState<File | null>(null)
  const [mapped, setMapped] = useState<MappedFile | null>(null)
  const hasFile = state.kind !== 'choosing'
  useEffect(() => onFile?.(hasFile), [hasFile, onFile])
  useEffect(() => {
    if (state.kind !== 'choosing') hasStarted.current = true
    onUnsavedWork?.(state.kind === 'checked')
  }, [state.kind, onUnsavedWork])

  const openFirst = useEffectEvent((file: File) => actions.open(file))
  useEffect(() => {
    if (firstFile) openFirst(firstFile)
  }, [firstFile])

  const drop = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    if (files.length > 1) {
      if (hasFile) notify({ status: 'warning', title: words.drop.severalTitle, message: words.drop.several })
      else actions.choose(words.drop.several)
    } else if (state.kind === 'checked' && state.verdict.undoable > 0) setDropped(file)
    else actions.open(file)
  }

  return (
    <div className="mc-check">
      {isOpen && <PageDrop onFiles={drop} />}
      {dropped && (
        <LoseDialog
          onStay={() => setDropped(null)}
          onLeave={() => {
            setDropped(null)
            actions.open(dropped)
          }}
        />
      )}
      <p className="fr-sr-only" role="status">
        {announcement}
      </p>
      {mapped && state.kind === 'checked' && state.file === mapped.file && (
        <Suspense>
          <MappedNote mapped={mapped} onAgain={() => actions.open(mapped.original)} />
        </Suspense>
      )}
      {renderState()}
    </div>
  )

  function renderState(): ReactNode {
    const [kind] = kinds
    if ('foreign' in state && state.foreign && state.file !== plainFile && state.file !== mapped?.file && kind) {
      const { file } = state
      return (
        <Suspense fallback={<p role="status">{words.reading.title(file.name)}</p>}>
          <MappingStep
            file={file}
            kind={kind}
            onMapped={converted => {
              setMapped(converted)
              actions.open(converted.file)
            }}
            onPlain={() => setPlainFile(file)}
            onAnother={() => actions.choose()}
          />
        </Suspense>
      )
    }
    switch (state.kind) {
      case 'choosing':
        return <DropZone problem={state.problem} takesFocus={hasStarted.current} onFile={actions.open} />
      case 'reading':
        return (
          <Reading
            file={state.file}
            bytes={state.bytes}
            onCancel={() => {
              actions.choose()
              announce(words.reading.cancelled)
            }}
          />
        )
      case 'wrong-kind': {
        const { file, found } = state
        const [wanted] = kinds
        if (wanted && outcomeOfKind(found) === outcomeOfKind(wanted)) {
          return (
            <Problem file={file} title={words.staffColumns.title} onAnother={() => actions.choose()}>
              <Alert
                severity="warning"
                as="h3"
                title={words.staffColumns.title}
                description={words.staffColumns.text}
              />
              <div className="mc-check-actions fr-mt-2w">
                <Button type="button" onClick={() => actions.open(file, { dropsColumns: true })}>
                  {words.staffColumns.remove}
                </Button>
              </div>
            </Problem>
          )
        }
        return (
          <Problem file={file} title={words.wrongKind.title} onAnother={() => actions.choose()}>
            <Alert
              severity="error"
              as="h3"
              title={words.wrongKind.title}
              description={wanted ? words.wrongKind.text(words.kinds[found], words.kinds[wanted]) : ''}
            />
            <div className="mc-check-actions fr-mt-2w">
              {!isOfOthers && <OtherImport outcome={outcomeOfKind(found)} file={file} />}
              <Button type="button" priority="secondary" onClick={() => actions.open(file, { forceKind: true })}>
                {words.wrongKind.anyway}
              </Button>
            </div>
          </Problem>
        )
      }
      case 'which-encoding': {
        const { file, readings } = state
        return (
          <Problem file={file} title={words.encoding.question} onAnother={() => actions.choose()}>
            <h3 className="fr-h5 fr-mb-1w">{words.encoding.question}</h3>
            <p>{words.encoding.text}</p>
            <ul className="mc-check-actions fr-raw-list">
              {readings.map(({ encoding, name, words: read }) => (
                <li key={encoding}>
                  <Button type="button" priority="secondary" onClick={() => actions.openRead(file, encoding)}>
                    {words.encoding.reading(read, name)}
                  </Button>
                </li>
              ))}
            </ul>
            <p className="fr-mt-2w fr-mb-0">{words.encoding.none}</p>
          </Problem>
        )
      }
      case 'unusable': {
        const { file, groups, sheets } = state
        if (sheets.length > 0) {
          return (
            <Problem file={file} title={words.sheets.question} onAnother={() => actions.choose()}>
              <h3 className="fr-h5 fr-mb-1w">{words.sheets.question}</h3>
              <p>{words.sheets.text(sheets.length)}</p>
              <ul className="mc-check-actions fr-raw-list">
                {sheets.map(sheet => (
                  <li key={sheet}>
                    <Button type="button" priority="secondary" onClick={() => actions.open(file, { sheet })}>
                      {sheet}
                    </Button>
                  </li>
                ))}
              </ul>
            </Problem>
          )
        }
        return (
          <Problem file={file} title={words.unusable.title} onAnother={() => actions.choose()}>
            <Alert severity="error" as="h3" title={words.unusable.title} description={found.errors(groups.length)} />
            <div className="fr-mt-2w">
              <ErrorGroups groups={groups} formatAnchor={formatAnchor} onShow={null} client={null} />
            </div>
          </Problem>
        )
      }
      case 'checked':
        return (
          <Workbench
            state={state}
            actions={actions}
            formatAnchor={formatAnchor}
            announce={announce}
            isOpen={isOpen}
            comparison={comparison}
            sending={renderSending?.(actions.tellStored, mapped?.file === state.file ? mapped.fileTotal : null)}
          />
        )
    }
  }
}

/** Asks before a dropped file takes the place of a corrected one. */
function LoseDialog({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const { lose } = useCheckWords()
  return (
    <Dialog title={lose.question} onClose={onStay}>
      <p>{lose.text}</p>
      <DialogButtons main={{ label: lose.stay, onClick: onStay }} other={{ label: lose.dropped, onClick: onLeave }} />
    </Dialog>
  )
}

/** A link to the import that accepts the file, which goes there too. */
function OtherImport({ outcome, file }: { readonly outcome: ImportOutcome; readonly file: File }) {
  const { wrongKind } = useCheckWords()
  const navigate = useNavigate()
  const { title } = chooserWords[useLocale()].outcomes[outcome]
  const href = outcomeAddress(outcome)

  async function go(event: MouseEvent): Promise<void> {
    // Another tab opens without the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const isHere = isEntryAddress(href)
    await handOverFile(outcome, file, !isHere)
    if (isHere) await navigate(href)
    else location.assign(href)
  }

  return <Button linkProps={{ href, onClick: event => void go(event) }}>{wrongKind.goTo(title)}</Button>
}

interface ProblemProps {
  readonly file: File
  /** The title of the reason. */
  readonly title: string
  readonly onAnother: () => void
  readonly children: ReactNode
}

/** A file that cannot be opened here, with the reason. */
function Problem({ file, title, onAnother, children }: ProblemProps) {
  const head = useRef<HTMLElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <>
      <FileBar name={file.name} about={[]} hasEdits={false} onAnother={onAnother} />
      <section ref={head} tabIndex={-1} aria-label={title}>
        {children}
      </section>
    </>
  )
}
