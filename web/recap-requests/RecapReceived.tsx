import { fillPath } from '@ma-cantine/lib/http/fill-path'
import type { RecapRequest, ReceivedRecap } from '@ma-cantine/lib/recap-requests/recap-request'
import { downloadRequestedRecap } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import { useNavigate } from 'react-router'
import { client } from '../app/client.ts'
import { addressOf } from '../app/screen-list.ts'
import { handOverFile } from '../imports/file-handover.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { RecapTotalsTable } from './RecapTotalsTable.tsx'
import { useRecapRequestWords } from './words/recap-request-words.ts'

interface RecapReceivedProps {
  readonly request: RecapRequest
  readonly received: ReceivedRecap
}

/** The file that came: its figures, and the way to store it. */
export function RecapReceived({ request, received }: RecapReceivedProps) {
  const { came: words } = useRecapRequestWords()
  const navigate = useNavigate()
  const { id, canteens, state } = request
  const params = { requestId: id }

  async function openImport(): Promise<void> {
    const response = await client.download(downloadRequestedRecap, { params })
    // The rows that came, whatever the kind of file that held them.
    const name = `${received.name.replace(/\.\w+$/, '')}.csv`
    await handOverFile('RECAP', new File([await response.blob()], name, { type: 'text/csv' }), false)
    await navigate(addressOf('ImportRecap'))
  }

  return (
    <section className="fr-mt-4w" aria-labelledby="recapitulatif-recu">
      <h2 id="recapitulatif-recu" className="fr-h4">
        {words.title}
      </h2>
      <p className="mc-recap-file">
        {words.file(received.name, received.date)}
        {received.count > 1 && ` ${words.several(received.count)}`}
      </p>
      <RecapTotalsTable canteens={canteens} />
      {state !== 'stored' && (
        <div className="fr-mt-3w">
          <ActionButton priority="primary" action={words.check} busyLabel={words.checking} work={openImport} />
          <p className="fr-hint-text fr-mt-1w">{words.checkText}</p>
        </div>
      )}
      <p className="fr-mt-2w fr-mb-0">
        <a
          className="fr-link fr-icon-download-line fr-link--icon-left"
          href={fillPath(downloadRequestedRecap.path, params)}
          download
        >
          {words.download}
        </a>
      </p>
    </section>
  )
}
