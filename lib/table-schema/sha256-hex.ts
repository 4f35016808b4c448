import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** SHA-256 of bytes, or of a text in UTF-8, as 64 hexadecimal digits; the same wherever the library runs. */
export const sha256Hex = (value: Uint8Array | string): string =>
  bytesToHex(sha256(typeof value === 'string' ? new TextEncoder().encode(value) : value))
