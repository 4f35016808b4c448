import { Button } from '@codegouvfr/react-dsfr/Button'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { contentOfDataUri } from './invoice-file.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

GlobalWorkerOptions.workerSrc = workerAddress

interface PdfPagesProps {
  readonly dataUri: string
  /** All pages, one at a time, rather than the first one. */
  readonly isLarge: boolean
  readonly onBroken: () => void
}

/** Width of the drawing in pixels: sharp in small, and large enough to read small print. */
const drawnWidth = { small: 700, large: 1600 } as const

/**
 * Draws the pages of a PDF as pictures: its scripts, forms and links are left out. The pages are drawn by a worker from
 * our own files, and nothing is asked of the network.
 */
export default function PdfPages({ dataUri, isLarge, onBroken }: PdfPagesProps) {
  const { invoice: words } = usePurchaseFormWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<PDFDocumentProxy | null>(null)
  const [page, setPage] = useState(1)
  const tellBroken = useEffectEvent(onBroken)

  useEffect(() => {
    let isCurrent = true
    const opened = contentOfDataUri(dataUri)
      .arrayBuffer()
      .then(data =>
        getDocument({
          data,
          enableXfa: false,
          stopAtErrors: false,
          useSystemFonts: true,
          // The policy of the page compiles none.
          useWasm: false,
        }),
      )
    opened
      .then(({ promise }) => promise)
      .then(
        file => isCurrent && setFile(file),
        () => isCurrent && tellBroken(),
      )
    return () => {
      isCurrent = false
      void opened.then(task => task.destroy())
    }
  }, [dataUri])

  useEffect(() => {
    const element = canvas.current
    if (!file || !element) return
    let isCurrent = true
    const drawn = file.getPage(page).then(async sheet => {
      if (!isCurrent) return
      const { width } = sheet.getViewport({ scale: 1 })
      const viewport = sheet.getViewport({ scale: (isLarge ? drawnWidth.large : drawnWidth.small) / width })
      element.width = viewport.width
      element.height = viewport.height
      const task = sheet.render({ canvas: element, viewport })
      await task.promise
    })
    drawn.catch(() => isCurrent && tellBroken())
    return () => {
      isCurrent = false
    }
  }, [file, page, isLarge])

  return (
    <>
      <canvas ref={canvas} className="mc-invoice-preview__image" role="img" aria-label={words.alternative} />
      {isLarge && file && file.numPages > 1 && (
        <div className="mc-invoice-preview__pages">
          <Button
            type="button"
            priority="secondary"
            size="small"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {words.previous}
          </Button>
          <p className="fr-mb-0" role="status">
            {words.page(page, file.numPages)}
          </p>
          <Button
            type="button"
            priority="secondary"
            size="small"
            disabled={page === file.numPages}
            onClick={() => setPage(page + 1)}
          >
            {words.next}
          </Button>
        </div>
      )}
    </>
  )
}
