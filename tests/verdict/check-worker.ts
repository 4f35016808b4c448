/** Checks files in a worker of a page with the library alone, as a browser loads it. */
import { checkFile, type FileKind } from '@ma-cantine/lib'

interface Request {
  readonly id: number
  readonly kind: FileKind | undefined
  readonly bytes: Uint8Array
}

const scope = globalThis as unknown as {
  onmessage: (event: { data: Request }) => void
  postMessage(message: unknown): void
}

scope.onmessage = async ({ data: { id, kind, bytes } }) => {
  const start = performance.now()
  try {
    const report = await checkFile(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(), { kind })
    scope.postMessage({ id, report, milliseconds: performance.now() - start })
  } catch (error) {
    scope.postMessage({ id, failure: error instanceof Error ? error.stack : String(error) })
  }
}
