/** What a file is packed in, told by its first bytes: a zip archive, or a compound file of the former Office. */
export type Container = 'zip' | 'compound'

const signatures: readonly (readonly [Container, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0]],
]

export const containerSignatureLength = 4

/** Null when the bytes, at least `containerSignatureLength` of them, start no container. */
export function containerOf(start: Uint8Array): Container | null {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => start[index] === byte))
  return found ? found[0] : null
}
