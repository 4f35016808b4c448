/**
 * The container of a file, recognised by its first bytes: a zip archive, or a compound file of former Office versions.
 */
export type Container = 'zip' | 'compound'

const signatures: readonly (readonly [Container, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0]],
]

export const containerSignatureLength = 4

/** Null when the bytes start no container; `containerSignatureLength` of them are enough. */
export function containerOf(start: Uint8Array): Container | null {
  const match = signatures.find(([, signature]) => signature.every((byte, index) => start[index] === byte))
  return match ? match[0] : null
}
