import { type InvoiceReading, readInvoice } from '@ma-cantine/lib/invoices/read-invoice'

const scope = globalThis as unknown as {
  onmessage: (event: { readonly data: Uint8Array }) => void
  postMessage(answer: InvoiceReading): void
}

scope.onmessage = async ({ data }) => {
  scope.postMessage(await readInvoice(data))
}
