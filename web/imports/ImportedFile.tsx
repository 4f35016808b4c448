import { type ImportOutcome, kindsFor } from '@ma-cantine/lib/imports/import-outcome'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { useEffect, useState } from 'react'
import { useUser } from '../app/session.ts'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { type CheckedFile, FileCheck } from './check/FileCheck.tsx'
import { takeFile } from './file-handover.ts'
import { formatAnchor } from './guide/format-anchor.ts'
import { FileSending } from './send/FileSending.tsx'
import type { SendingView } from './send/sending-view.ts'
import { useImportWords } from './words/import-words.ts'

const notStarted: SendingView = { stage: 'open', comparison: 'asking', refusesSimilar: false }

export interface ImportedFileProps {
  readonly outcome: ImportOutcome
  /** Called with whether a file is open. */
  readonly onFile: (hasFile: boolean) => void
}

/** Lets the user choose, correct and send a file; leaving it unsent asks first. */
export function ImportedFile({ outcome, onFile }: ImportedFileProps) {
  const { leave } = useImportWords()
  const isStaff = useUser()?.isStaff === true
  const [round, setRound] = useState(0)
  const [hasUnsavedWork, setUnsavedWork] = useState(false)
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const [sending, setSending] = useState<SendingView>(notStarted)
  const [similar, setSimilar] = useState<SimilarChoice | null>(null)
  const [kinds] = useState(() => kindsFor(outcome, isStaff))

  const [arrivingFile, setArrivingFile] = useState<File | null>(null)
  useEffect(() => {
    let current = true
    void takeFile(outcome).then(file => current && file && setArrivingFile(file))
    return () => {
      current = false
    }
  }, [outcome])

  function another(): void {
    setArrivingFile(null)
    setChecked(null)
    setSending(notStarted)
    setSimilar(null)
    setRound(round + 1)
  }

  function followSending(next: SendingView): void {
    setSending(next)
    if (next.refusesSimilar) setSimilar('refuse')
    else if (next.comparison === 'right') setSimilar(null)
  }

  const { stage, comparison } = sending
  return (
    <>
      <FileCheck
        key={round}
        kinds={kinds}
        formatAnchor={formatAnchor}
        onReady={setChecked}
        onUnsavedWork={setUnsavedWork}
        onFile={onFile}
        firstFile={arrivingFile}
        isOpen={stage === 'open'}
        comparison={comparison}
        renderSending={(tellStored, fileTotal) =>
          checked && (
            <FileSending
              fileToSend={checked}
              fileTotal={fileTotal}
              isEdited={checked.isEdited}
              similar={similar}
              onAnother={another}
              onState={followSending}
              onCompared={tellStored}
            />
          )
        }
      />
      <LeaveGuard active={stage === 'under-way' || (hasUnsavedWork && stage === 'open')} text={leave} />
    </>
  )
}
