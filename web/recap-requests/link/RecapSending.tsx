import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { RecapLinkAnswer } from '@ma-cantine/lib/recap-requests/recap-link-api'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import type { StoredRefusal } from '../../imports/check/check-protocol.ts'
import type { CheckedFile } from '../../imports/check/FileCheck.tsx'
import { refusalOf } from '../../imports/send/stored-refusal.ts'
import { failureSentence } from '../../ui/failure.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../words/site-words.ts'
import { RecapTotalsTable } from '../RecapTotalsTable.tsx'
import { type RecapLink, recapVerdict, sendRecap } from './recap-link-queries.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'

interface RecapSendingProps {
  readonly link: RecapLink
  /** The file, right by itself. */
  readonly checked: CheckedFile
  /** What the server says of it. */
  readonly verdict: UseQueryResult<RecapLinkAnswer>
  readonly onCompared: (sha256: string, refusal: StoredRefusal | null) => void
  readonly onSending: (isSending: boolean) => void
  readonly onGiven: () => Promise<void>
}

/** Tells what the server refuses in the file; without that, what the file says of each canteen, and gives it. */
export function RecapSending({ link, checked, verdict, onCompared, onSending, onGiven }: RecapSendingProps) {
  const { send: words } = useRecapLinkWords()
  const siteWords = useWords()
  const locale = useLocale()
  const [part, setPart] = useState(0)
  const { data, error, isFetching, refetch } = verdict
  const { file, sha256 } = checked

  const tellCompared = useEffectEvent(onCompared)
  useEffect(() => {
    if (data) tellCompared(sha256, data.errorCount > 0 ? refusalOf(data) : null)
  }, [data, sha256])

  const { state, run } = useAction(async () => {
    onSending(true)
    try {
      const answer = await sendRecap(link, file, { dryRun: false, onProgress: setPart })
      if (answer.isStored) await onGiven()
      // The canteens of the request changed meanwhile.
      else queries.setQueryData(recapVerdict(link, checked, locale).queryKey, answer)
    } finally {
      onSending(false)
    }
  })

  if (!data) {
    if (!error || isFetching) return null
    return (
      <div className="fr-mt-3w" role="alert">
        <Alert severity="error" small description={failureSentence(error, siteWords)} />
        <Button type="button" className="fr-mt-2w" priority="secondary" onClick={() => void refetch()}>
          {siteWords.errors.retry}
        </Button>
      </div>
    )
  }
  if (data.errorCount > 0) return null
  const isBusy = state.kind === 'busy'
  return (
    <section className="fr-mt-3w" aria-labelledby="ce-que-dit-le-fichier">
      <h3 id="ce-que-dit-le-fichier" className="fr-h5">
        {words.title}
      </h3>
      <p>{words.text}</p>
      <RecapTotalsTable canteens={data.canteens} />
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mt-2w" severity="error" small description={state.message} />}
      </div>
      <Button type="button" className="fr-mt-3w" nativeButtonProps={{ 'aria-disabled': isBusy }} onClick={run}>
        {isBusy ? words.sending(part) : words.send}
      </Button>
    </section>
  )
}
