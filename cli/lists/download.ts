import { NetworkError } from '@ma-cantine/lib/http/api-error'
import { type FileFormat, fileTypes } from '@ma-cantine/lib/http/file-endpoints'
import { leftOutHeader } from '@ma-cantine/lib/lists/left-out'
import { DraftFile } from '../files/draft-file.ts'

export const downloadFormats = Object.keys(fileTypes) as FileFormat[]

/** The format that the name of a file asks for, if any. */
export const formatOf = (file: string | undefined): FileFormat | undefined =>
  downloadFormats.find(format => file?.toLowerCase().endsWith(`.${format}`))

export interface SavedDownload {
  readonly bytes: number
  /** How many of the chosen records cannot be in the file. */
  readonly leftOut: number
}

/**
 * Writes the file of an answer beside its place, and moves it there once it is whole.
 * @throws NetworkError when the answer is cut; the place is then as it was.
 */
export async function saveDownload(response: Response, place: string, replace: boolean): Promise<SavedDownload> {
  const draft = await DraftFile.beside(place)
  try {
    let bytes = 0
    for await (const part of partsOf(response)) {
      bytes += part.length
      await draft.write(part)
    }
    await draft.close()
    await draft.settle(place, replace)
    return { bytes, leftOut: Number(response.headers.get(leftOutHeader) ?? 0) }
  } catch (error) {
    await draft.discard()
    throw error
  }
}

/** The bytes of an answer as they come. @throws NetworkError when it is cut. */
export async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new NetworkError(error)
    })
    if (done) return
    yield value
  }
}
