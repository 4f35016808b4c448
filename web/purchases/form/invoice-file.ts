import {
  type InvoiceType,
  invoiceTypeOf,
  invoiceTypes,
  largestInvoice,
  type OtherFileKind,
  otherFileKindOf,
  tellingLength,
} from '@ma-cantine/lib/purchases/invoice-type'

/** An invoice ready to be sent, or why the file is none. */
export type ReadInvoice =
  | { readonly kind: 'invoice'; readonly dataUri: string }
  | { readonly kind: 'refused'; readonly reason: OtherFileKind | 'too-large' | 'unreadable'; readonly size: number }

/** Photographs above this size are made smaller: a telephone's are ten times heavier than their text needs. */
const heavyPhoto = 2_000_000
/** Longest side of a photograph in pixels, on which small print can still be read. */
const longestSide = 2600

/** Reads the file of an invoice, told by its bytes; large photographs are made smaller. */
export async function readInvoiceFile(file: File): Promise<ReadInvoice> {
  const refuse = (reason: OtherFileKind | 'too-large' | 'unreadable') =>
    ({ kind: 'refused', reason, size: file.size }) as const
  try {
    const start = await startOf(file)
    const type = invoiceTypeOf(start)
    const other = type === null ? otherFileKindOf(start) : null
    const isPhoto = type === 'image/jpeg' || type === 'image/png' || type === 'image/webp'
    if (other === 'heic' || (isPhoto && file.size > heavyPhoto)) {
      const photo = await shrinkPhoto(file)
      if (photo && (other === 'heic' || photo.size < file.size)) return invoiceOf(photo, 'image/jpeg')
    }
    if (type === null) return refuse(other ?? 'unknown')
    return file.size > largestInvoice ? refuse('too-large') : invoiceOf(file, type)
  } catch {
    // The disk or the cloud folder that holds it does not answer, or it has changed.
    return refuse('unreadable')
  }
}

/** The start of a file, one character a byte. */
async function startOf(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, tellingLength).arrayBuffer()))
}

async function invoiceOf(content: Blob, type: InvoiceType): Promise<ReadInvoice> {
  const dataUri = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
  return { kind: 'invoice', dataUri: `data:${type};base64,${dataUri.slice(dataUri.indexOf(',') + 1)}` }
}

/** @returns a smaller JPEG; null when the browser cannot read the file as a picture. */
async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context) {
    // What is transparent would be black in a JPEG.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/** The type of an invoice in a data URI; null for the address of a stored one. */
export const typeOfDataUri = (dataUri: string): InvoiceType | null => {
  const type = /^data:([^;]+);/.exec(dataUri)?.[1]
  return invoiceTypes.find(known => known === type) ?? null
}

/** The content of an invoice in a data URI. */
export function contentOfDataUri(dataUri: string): Blob {
  const bytes = Uint8Array.from(atob(dataUri.slice(dataUri.indexOf(',') + 1)), letter => letter.charCodeAt(0))
  return new Blob([bytes], { type: typeOfDataUri(dataUri) ?? '' })
}

/** The content of an invoice as a data URI, which an image of the page may show; its own bytes tell its type. */
export async function dataUriOf(content: Blob): Promise<string | null> {
  const type = invoiceTypeOf(await startOf(content))
  if (type === null) return null
  const invoice = await invoiceOf(content, type)
  return invoice.kind === 'invoice' ? invoice.dataUri : null
}
