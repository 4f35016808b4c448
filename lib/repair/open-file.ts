/** Where the bytes of a file come from: it is read twice or thrice, each time from the start. */
export type OpenFile = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
