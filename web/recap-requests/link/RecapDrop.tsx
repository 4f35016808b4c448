import type { NamedCanteen } from '@ma-cantine/lib/mapping/canteen-names'
import type { AskedRecap } from '@ma-cantine/lib/recap-requests/recap-link-api'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { type CheckedFile, FileCheck } from '../../imports/check/FileCheck.tsx'
import type { Comparison } from '../../imports/check/VerdictHead.tsx'
import { Documents } from '../../imports/guide/Documents.tsx'
import { formatAnchor } from '../../imports/guide/format-anchor.ts'
import { GuideDisclosure } from '../../imports/guide/GuideDisclosure.tsx'
import { RequestedFile } from '../../imports/requested-file.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { RecapSending } from './RecapSending.tsx'
import { type RecapLink, recapVerdict } from './recap-link-queries.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'

const SchemaGuide = lazy(() => import('../../imports/guide/SchemaGuide.tsx'))

const kind = 'recapitulatif_fournisseur'
const kinds = [kind] as const

interface RecapDropProps {
  readonly link: RecapLink
  /** The requests that the file answers, the first of which names its sender. */
  readonly asked: readonly AskedRecap[]
  /** Whether its heading takes the focus: the reader asked for it. */
  readonly takesFocus: boolean
  readonly onGiven: () => Promise<void>
}

/** The file of the supplier: dropped, matched, checked, mended, compared with the request, then given. */
export function RecapDrop({ link, asked, takesFocus, onGiven }: RecapDropProps) {
  const { drop: words } = useRecapLinkWords()
  const locale = useLocale()
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const [hasFile, setHasFile] = useState(false)
  const [hasUnsavedWork, setUnsavedWork] = useState(false)
  const [isSending, setSending] = useState(false)
  const verdict = useQuery(recapVerdict(link, checked, locale))
  const request = useMemo(
    () => ({
      provider: asked[0]?.provider ?? '',
      canteens: namedCanteens(asked),
    }),
    [asked],
  )
  return (
    <section className="mc-recap-drop" aria-labelledby="votre-recapitulatif">
      {takesFocus ? (
        <FocusedHeading className="fr-h4">
          <span id="votre-recapitulatif">{words.title}</span>
        </FocusedHeading>
      ) : (
        <h2 id="votre-recapitulatif" className="fr-h4">
          {words.title}
        </h2>
      )}
      {!hasFile && (
        <ol className="mc-recap-steps">
          {words.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <RequestedFile value={request}>
        <FileCheck
          kinds={kinds}
          formatAnchor={formatAnchor}
          onReady={setChecked}
          onFile={setHasFile}
          onUnsavedWork={setUnsavedWork}
          isOpen={!isSending}
          comparison={comparisonOf(verdict)}
          renderSending={tellStored =>
            checked && (
              <RecapSending
                key={checked.sha256}
                link={link}
                checked={checked}
                verdict={verdict}
                onCompared={tellStored}
                onSending={setSending}
                onGiven={onGiven}
              />
            )
          }
        />
      </RequestedFile>
      {!hasFile && (
        <div className="fr-mt-4w">
          <Documents kind={kind} />
        </div>
      )}
      <LeaveGuard active={hasUnsavedWork} text={words.leave} />
      <GuideDisclosure isFolded>
        <Suspense fallback={<LoadingScreen />}>
          <SchemaGuide kind={kind} />
        </Suspense>
      </GuideDisclosure>
    </section>
  )
}

/** The canteens of some requests, each once. */
function namedCanteens(asked: readonly AskedRecap[]): NamedCanteen[] {
  const bySiret = new Map<string, NamedCanteen>()
  for (const { name, siret } of asked.flatMap(({ canteens }) => canteens)) {
    if (siret !== null) bySiret.set(siret, { name, siret })
  }
  return [...bySiret.values()]
}

/** What the head of the file says: refusals are told by the errors themselves. */
function comparisonOf({
  data,
  error,
}: Pick<ReturnType<typeof useQuery>, 'error'> & { data: { errorCount: number } | undefined }): Comparison {
  if (data) return data.errorCount > 0 ? 'told' : 'right'
  return error ? 'unknown' : 'asking'
}
