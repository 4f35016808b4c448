import { type ImportOutcome, outcomeKinds } from '@ma-cantine/lib/imports/import-outcome'
import { useState } from 'react'
import { useUser } from '../app/session.ts'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { type CheckedFile, FileCheck } from './check/FileCheck.tsx'
import { formatAnchor } from './guide/format-anchor.ts'
import { FileSending, type SendingStage } from './send/FileSending.tsx'
import { useImportWords } from './words/import-words.ts'

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
  const [stage, setStage] = useState<SendingStage>('open')
  const [kinds] = useState(() => outcomeKinds[outcome].slice(0, isStaff ? 2 : 1))

  function another(): void {
    setChecked(null)
    setStage('open')
    setRound(round + 1)
  }

  return (
    <>
      <div hidden={stage !== 'open'}>
        <FileCheck
          key={round}
          kinds={kinds}
          formatAnchor={formatAnchor}
          onReady={setChecked}
          onUnsavedWork={setUnsavedWork}
          onFile={onFile}
          takesDrops={stage === 'open'}
        />
      </div>
      {checked && <FileSending fileToSend={checked} onAnother={another} onStage={setStage} />}
      <LeaveGuard active={stage === 'under-way' || (hasUnsavedWork && stage === 'open')} {...leave} />
    </>
  )
}
