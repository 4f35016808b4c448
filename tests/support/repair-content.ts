import { type Repair, type RepairOptions, repairFile } from '@ma-cantine/lib'

export interface RepairResult extends Repair {
  readonly bytes: Uint8Array
  /** The bytes, when they are UTF-8. */
  readonly text: string
  /** Each change in brief, to compare them: row, column, from, to, fixes. */
  readonly changeTexts: readonly string[]
}

/** Repairs a file given whole, or cut into chunks of some length. */
export async function repairContent(
  content: string | Uint8Array,
  options: RepairOptions & { readonly chunkLength?: number } = {},
): Promise<RepairResult> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const { chunkLength = Math.max(bytes.length, 1), ...rest } = options
  const written: Uint8Array[] = []
  const repair = await repairFile(() => pieces(bytes, chunkLength), {
    ...rest,
    write: piece => void written.push(piece.slice()),
  })
  const whole = Buffer.concat(written)
  return {
    ...repair,
    bytes: new Uint8Array(whole),
    text: whole.toString(),
    changeTexts: repair.changes.map(
      ({ row, column, from, to, fixes }) => `${row} ${column ?? '-'} ${from ?? '-'} → ${to ?? '-'} ${fixes.join('+')}`,
    ),
  }
}

function* pieces(bytes: Uint8Array, length: number): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length)
}
