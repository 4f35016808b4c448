/** Opens a file from its start; a repair reads it two or three times. */
export type OpenFile = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
