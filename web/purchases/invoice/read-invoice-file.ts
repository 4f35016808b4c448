import { invoiceLimits } from '@ma-cantine/lib/invoices/invoice-limits'
import type { InvoiceProblemCode } from '@ma-cantine/lib/invoices/invoice-problem'
import type { InvoiceReading } from '@ma-cantine/lib/invoices/read-invoice'

/** Milliseconds: the largest invoices take one second. */
const patience = 20_000

const problem = (code: InvoiceProblemCode, detail: string | null = null): InvoiceReading => ({
  problem: { code, value: '', detail },
})

/** Reads a file in a worker of its own: whatever it holds, the page goes on, and the reading ends. */
export async function readInvoiceFile(file: File): Promise<InvoiceReading> {
  if (file.size > invoiceLimits.fileBytes) {
    return problem('file-too-large', String(Math.round(invoiceLimits.fileBytes / 1024 / 1024)))
  }
  const bytes = await file.arrayBuffer().then(
    buffer => new Uint8Array(buffer),
    () => null,
  )
  // A file that was moved since, or a folder.
  if (bytes === null) return problem('not-an-invoice')
  const worker = new Worker(new URL('./worker/invoice-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<InvoiceReading>((resolve, reject) => {
    setTimeout(() => resolve(problem('too-slow')), patience)
    worker.onmessage = ({ data }: MessageEvent<InvoiceReading>) => resolve(data)
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage(bytes, [bytes.buffer])
  }).finally(() => worker.terminate())
}
