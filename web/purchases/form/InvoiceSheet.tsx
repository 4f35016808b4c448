import { lazy, Suspense, useState } from 'react'
import { typeOfDataUri } from './invoice-file.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

/** What reads PDFs is heavy: it loads with the first one. */
const PdfPages = lazy(() => import('./PdfPages.tsx'))

export function InvoiceSheet({ dataUri, isLarge }: { readonly dataUri: string; readonly isLarge: boolean }) {
  const { invoice: words } = usePurchaseFormWords()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <p className="fr-p-2w fr-mb-0">{words.unseen}</p>
  if (typeOfDataUri(dataUri) !== 'application/pdf') {
    return (
      <img
        className="mc-invoice-preview__image"
        src={dataUri}
        alt={words.alternative}
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <Suspense fallback={<p className="fr-p-2w fr-mb-0">{words.loading}</p>}>
      <PdfPages dataUri={dataUri} isLarge={isLarge} onBroken={() => setBroken(true)} />
    </Suspense>
  )
}
