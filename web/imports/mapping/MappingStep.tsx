import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { NamedCanteen } from '@ma-cantine/lib/mapping/canteen-names'
import { fittingMapping } from '@ma-cantine/lib/mapping/fits-mapping'
import type { Mapping } from '@ma-cantine/lib/mapping/mapping'
import type { ImportMapping } from '@ma-cantine/lib/mapping/mappings-api'
import { proposeMapping } from '@ma-cantine/lib/mapping/propose-mapping'
import type { SourceSurvey } from '@ma-cantine/lib/mapping/survey-source'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { FileBar } from '../check/FileBar.tsx'
import { RequestedFile, useOwnCanteens } from '../requested-file.ts'
import { askMappingWorker } from './ask-mapping-worker.ts'
import { KeptMapping } from './KeptMapping.tsx'
import { MatchForm } from './MatchForm.tsx'
import { canteensToChoose, keptMappings } from './mapping-queries.ts'
import { useMappingWords } from './words/mapping-step-words.ts'
import type { Converted } from './worker/mapping-protocol.ts'
import './mapping.css'

/** A file of our format made from one of another program. */
export interface MappedFile {
  readonly file: File
  readonly original: File
  readonly leftOut: Converted['leftOut']
  readonly fileTotal: Converted['fileTotal']
  readonly firstRow: number
}

export interface MappingStepProps {
  readonly file: File
  readonly kind: FileKind
  readonly onMapped: (mapped: MappedFile) => void
  /** Called when the file has no columns to match, or when the user wants to see its errors. */
  readonly onPlain: () => void
  readonly onAnother: () => void
}

/** The fewest columns recognised that make a table of purchases, or of whatever the import takes. */
const fewestColumns = 2

/** Matches the columns of a file of another program with ours; nothing is guessed unseen. */
export default function MappingStep({ file, kind, onMapped, onPlain, onAnother }: MappingStepProps): ReactNode {
  const words = useMappingWords()
  const isOwn = useOwnCanteens()
  const request = use(RequestedFile)
  const [survey, setSurvey] = useState<SourceSurvey | null>(null)
  // Asked once for each file: what is kept meanwhile must not change the form under the hands of its user.
  const [kept, setKept] = useState<readonly ImportMapping[] | null>(isOwn ? null : [])
  const queries = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const head = useRef<HTMLHeadingElement>(null)

  const giveUp = useEffectEvent(onPlain)
  useEffect(() => {
    const controller = new AbortController()
    askMappingWorker({ is: 'survey', file, kind }, controller.signal).then(
      answer => {
        const found = answer.is === 'survey' ? answer.survey : null
        const columns = found ? proposeMapping(kind, found).columns : []
        if (columns.filter(({ sources }) => sources.length > 0).length < fewestColumns) giveUp()
        else setSurvey(found)
      },
      () => {
        if (!controller.signal.aborted) giveUp()
      },
    )
    return () => controller.abort()
  }, [file, kind])

  const [canteens, setCanteens] = useState<readonly NamedCanteen[] | null>(isOwn ? null : (request?.canteens ?? []))
  useEffect(() => {
    if (!isOwn) return
    queries.fetchQuery(keptMappings).then(setKept, () => setKept([]))
    // A part of the canteens does not tell which one a name means.
    queries.fetchQuery(canteensToChoose).then(
      ({ canteens, areAll }) => setCanteens(areAll ? canteens : []),
      () => setCanteens([]),
    )
  }, [isOwn, queries])

  const isReady = survey !== null && kept !== null && canteens !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading takes the focus as well.
  useEffect(() => {
    if (isReady) head.current?.focus()
  }, [isReady, isChanging])
  const fitting = useMemo(() => (survey ? fittingMapping(kept ?? [], kind, survey.labels) : null), [kept, kind, survey])

  const convert = async (mapping: Mapping) => {
    // A state changes at the next rendering only: too late to stop a second click.
    if (busy.current) return
    busy.current = true
    setBusy(true)
    setFailure(null)
    const answer = await askMappingWorker({ is: 'convert', file, mapping }, new AbortController().signal).catch(
      () => null,
    )
    busy.current = false
    setBusy(false)
    if (answer?.is === 'converted') {
      const name = `${file.name.replace(/\.\w+$/, '')}.csv`
      const converted = new File([answer.bytes as Uint8Array<ArrayBuffer>], name, { type: 'text/csv' })
      const { leftOut, fileTotal, firstRow } = answer
      onMapped({ file: converted, original: file, leftOut, fileTotal, firstRow })
    } else setFailure(answer?.is === 'misfit' ? words.misfit(answer.missingLabels) : words.failed)
  }

  if (!survey || !isReady) return <p role="status">{words.reading(file.name)}</p>
  const about = [
    words.rows(survey.rows),
    ...(survey.sheet === null ? [] : [words.sheet(survey.sheet)]),
    ...(survey.headerRow > 1 ? [words.header(survey.headerRow)] : []),
  ]
  const showsKept = fitting !== null && !isChanging
  const shared = { context: { kind, survey, canteens }, isBusy, failure, onConvert: convert }
  return (
    <div className="mc-mapping">
      <FileBar name={file.name} about={about} hasEdits={false} onAnother={onAnother} />
      <h3 ref={head} tabIndex={-1} className="fr-h5 fr-mb-1w">
        {showsKept ? words.kept.title : words.title}
      </h3>
      {showsKept ? (
        <KeptMapping
          {...shared}
          key={fitting.id}
          kept={fitting}
          all={kept}
          onChange={() => setChanging(true)}
          onDeleted={() => setKept(kept.filter(({ id }) => id !== fitting.id))}
        />
      ) : (
        <MatchForm {...shared} kept={fitting} fileName={file.name} onPlain={onPlain} />
      )}
    </div>
  )
}
