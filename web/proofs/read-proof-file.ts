import { sha256Hex } from '@ma-cantine/lib/table-schema/sha256-hex'

/** What a file that is said to be a proof is: its digest, or why it cannot be one. */
export type ReadProofFile =
  | { readonly kind: 'digest'; readonly sha256: string }
  | { readonly kind: 'refused'; readonly reason: 'notPdf' | 'tooLarge' | 'unreadable' }

/** The proof of a kitchen with a thousand satellites weighs a tenth of it. */
const largest = 5_000_000

/** Reads a file on the device. By our own SHA-256: browsers offer theirs to pages in HTTPS alone. */
export async function readProofFile(file: File): Promise<ReadProofFile> {
  if (file.size > largest) return { kind: 'refused', reason: 'tooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
    return start.includes('%PDF-')
      ? { kind: 'digest', sha256: sha256Hex(bytes) }
      : { kind: 'refused', reason: 'notPdf' }
  } catch {
    return { kind: 'refused', reason: 'unreadable' }
  }
}
